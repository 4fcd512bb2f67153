;; Emacs with Eglot and the server: the diagnostics of a file are those of the command, and the fix is made.
(setq native-comp-deferred-compilation nil eglot-sync-connect t eglot-connect-timeout 30 eglot-autoshutdown nil
      eglot-confirm-server-initiated-edits nil make-backup-files nil create-lockfiles nil)
(require 'eglot)
(require 'json)
(define-derived-mode app-mode prog-mode "App")
(add-to-list 'eglot-server-programs (cons 'app-mode (list (getenv "L10NLINT") "lsp")))

(defun fail (&rest arguments)
  (princ (concat "error: eglot: " (apply #'format arguments) "\n") #'external-debugging-output)
  (kill-emacs 1))

(defun expected (path)
  "The texts that the command finds something in, with the lines they begin in."
  (let* ((json-object-type 'alist) (json-array-type 'list) lines)
    (dolist (finding (alist-get 'findings (json-read-file (getenv "EXPECTED"))))
      (when (equal (alist-get 'path finding) path)
        (let ((from (alist-get 'start finding)) (to (alist-get 'end finding)))
          (push (list (place from) (place to)) lines))))
    (sort lines (lambda (a b) (< (car a) (car b))))))

(defun place (position)
  "Where a line and a column in UTF-16 are in this buffer."
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- (alist-get 'line position)))
    (let ((left (1- (alist-get 'utf16Column position))))
      (while (> left 0)
        (setq left (- left (if (> (char-after) #xFFFF) 2 1)))
        (forward-char)))
    (point)))

(defun shown ()
  (sort (mapcar (lambda (d) (list (flymake-diagnostic-beg d) (flymake-diagnostic-end d))) (flymake-diagnostics))
        (lambda (a b) (< (car a) (car b)))))

(defmacro wait (what condition)
  `(with-timeout (20 (fail "waited in vain: %s %S" ,what (shown)))
     (while (not ,condition) (accept-process-output nil 0.1))))

(find-file (concat (getenv "PROJECT") "/List.m"))
(app-mode)
(apply #'eglot--connect (eglot--guess-contact))
(unless (eglot-managed-p) (fail "the buffer is not managed"))
(flymake-start)
(let ((wanted (expected "List.m")))
  (unless wanted (fail "the command finds nothing"))
  (wait (format "diagnostics %S" wanted) (equal (shown) wanted)))

(let* ((diagnostic (seq-find (lambda (d) (string-match-p "language" (flymake-diagnostic-text d))) (flymake-diagnostics)))
       (actions (progn (goto-char (flymake-diagnostic-beg diagnostic)) (eglot-code-actions (point) (1+ (point)))))
       (fix (seq-find (lambda (action) (plist-get action :isPreferred)) actions)))
  (unless fix (fail "no fix among %S" actions))
  (eglot--apply-workspace-edit (plist-get fix :edit)))
(save-buffer)
(wait "no finding of that kind any more"
      (not (seq-find (lambda (d) (string-match-p "ignores the reader" (flymake-diagnostic-text d))) (flymake-diagnostics))))
(eglot-shutdown (eglot-current-server))
