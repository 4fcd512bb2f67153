-- Neovim with the server: the diagnostics of two files are those of the command, and the preferred action is made.
local project, encoding = os.getenv('PROJECT'), os.getenv('ENCODING')

local function fail(text)
  io.stderr:write('error: neovim: ' .. text .. '\n')
  os.exit(1)
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then fail('waited in vain: ' .. what) end
end

--- `rule line:column-line:column` in bytes, sorted.
local function expected(path)
  local report = vim.json.decode(table.concat(vim.fn.readfile(os.getenv('EXPECTED')), '\n'))
  local lines = {}
  for _, finding in ipairs(report.findings) do
    if finding.path == path then
      local from, to = finding.start, finding['end']
      table.insert(lines, ('%s %d:%d-%d:%d'):format(finding.rule, from.line, from.column, to.line, to.column))
    end
  end
  table.sort(lines)
  return lines
end

local function shown()
  local lines = {}
  for _, d in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, ('%s %d:%d-%d:%d'):format(d.code, d.lnum + 1, d.col + 1, d.end_lnum + 1, d.end_col + 1))
  end
  table.sort(lines)
  return lines
end

local function compare(path)
  local wanted = expected(path)
  if #wanted == 0 then fail('the command finds nothing in ' .. path) end
  wait('diagnostics of ' .. path .. ': ' .. vim.inspect(wanted), function() return vim.deep_equal(shown(), wanted) end)
end

vim.lsp.config('l10nlint', {
  cmd = { os.getenv('L10NLINT'), 'lsp' },
  filetypes = { 'objc', 'strings' },
  root_dir = project,
  capabilities = { general = { positionEncodings = { encoding } } },
})
vim.lsp.enable('l10nlint')

vim.cmd.edit(vim.fn.fnameescape(project .. '/en.lproj/Localizable.strings'))
vim.bo.filetype = 'strings'
compare('en.lproj/Localizable.strings')

vim.cmd.edit(vim.fn.fnameescape(project .. '/List.m'))
vim.bo.filetype = 'objc'
compare('List.m')
if vim.lsp.get_clients()[1].offset_encoding ~= encoding then fail('another encoding than ' .. encoding) end

for _, d in ipairs(vim.diagnostic.get(0)) do
  if d.code == 'unlocalized-casing' then vim.api.nvim_win_set_cursor(0, { d.lnum + 1, d.col }) end
end
vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.isPreferred end })
wait('the fix', function() return vim.api.nvim_buf_get_lines(0, 1, 2, false)[1]:find('localizedUppercaseString') end)
vim.cmd('silent write!')
wait('no finding any more', function()
  for _, line in ipairs(shown()) do
    if line:find('^unlocalized%-casing') then return false end
  end
  return true
end)

for _, client in ipairs(vim.lsp.get_clients()) do client:stop() end
wait('the server to end', function() return #vim.lsp.get_clients() == 0 end)
