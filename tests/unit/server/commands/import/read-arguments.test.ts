import { readArguments } from '../../../../../server/commands/import/read-arguments.ts';

test('reads paths and options', () => {
  expect(readArguments(['a.cbz', 'b'])).toEqual({ paths: ['a.cbz', 'b'], flags: {} });
  const commandLine = [
    '--publisher',
    'Casa',
    '--series=Mar',
    '--language',
    'EN-us',
    '--for',
    'subscribers',
    '--sample',
    '0',
    'a.cbz',
  ];
  expect(readArguments(commandLine)).toEqual({
    paths: ['a.cbz'],
    flags: { audience: 'subscribers', publisher: 'Casa', series: 'Mar', language: 'en-us', samplePages: 0 },
  });
});

test('accepts --help and -h', () => {
  expect(readArguments(['--help'])).toBe('help');
  expect(readArguments(['-h', 'a.cbz'])).toBe('help');
});

test.each([
  [[], 'Enter at least one file or folder.'],
  [['--for', 'nobody', 'a'], '--for must be all or subscribers, not "nobody".'],
  [['--sample', 'many', 'a'], '--sample must be a number from 0 to 1000, not "many".'],
  [['--sample', '1001', 'a'], '--sample must be a number from 0 to 1000, not "1001".'],
  [['--language', '?', 'a'], '--language must be a code such as pt-br'],
  [['--publisher', ' ', 'a'], '--publisher must not be empty.'],
  [['--colour', 'red', 'a'], 'There is no option --colour.'],
  [['--foo'], 'There is no option --foo.'],
  [['--foo=bar', 'a'], 'There is no option --foo.'],
  [['--constructor', 'a'], 'There is no option --constructor.'],
  [['-x', 'a'], 'There is no option -x.'],
  [['a', '--series'], '--series needs a value, such as --series "Mar aberto".'],
  [['--publisher', '--for', 'all', 'a'], '--publisher needs a value'],
  [['--help=no', 'a'], '--help takes no value.'],
])('rejects %j with the message "%s"', (commandLine, message) => {
  expect(() => readArguments(commandLine)).toThrow(message);
});
