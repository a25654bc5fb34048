import { Command } from 'commander';
import { COMMAND_GROUPS, registrarsFor, startGroup } from './command-groups.js';
import { schema } from './portal-schema.js';

const loadSchema = async () => schema;
const groups = [startGroup(async () => undefined), ...COMMAND_GROUPS];

test.each(groups.map((group) => [group.names.join(', '), group] as const))(
  'the group of %s registers just these',
  async (_, { names, load }) => {
    const program = new Command();
    for (const register of await load()) register(program, loadSchema);
    expect(program.commands.map((command) => command.name())).toEqual(names);
  },
);

test('help, and a name that is no command, have them all', async () => {
  for (const name of [undefined, '--help', 'helo']) {
    const program = new Command();
    for (const register of await registrarsFor(name, groups)) register(program, loadSchema);
    expect(program.commands).toHaveLength(groups.flatMap(({ names }) => names).length);
  }
});
