import type { PaletteSection } from './palette-sections';

/** What the staff does to a player whose name follows the word. */
export const COMMANDS = ['ban', 'grant'] as const;

export type Command = (typeof COMMANDS)[number];

export interface StaffHits {
  accounts: readonly { id: number; name: string; characterNames: readonly string[] }[];
  command: Command | undefined;
  /** What is left of the term behind the word of a command. */
  name: string;
}

/** The command that a term begins with, in English or the reader's language, and the name behind it. */
export function readCommand(
  term: string,
  words: Readonly<Record<Command, string>>,
): { command: Command | undefined; name: string } {
  const [, word = '', name = ''] = /^(\S+)\s+(.+)$/u.exec(term) ?? [];
  const wanted = word.toLocaleLowerCase();
  const command = COMMANDS.find((one) => one === wanted || words[one].toLocaleLowerCase() === wanted);
  return command === undefined ? { command, name: term } : { command, name };
}

/** Commands lead to where they are confirmed: the drawer of an account, or the form that grants points. */
export function staffSections(
  { accounts, command }: StaffHits,
  commandText: (command: Command, name: string) => string,
): PaletteSection[] {
  const lines = accounts.map(({ id, name, characterNames }) => ({
    id,
    title: [name, ...characterNames.slice(0, 2)].join(' · '),
    href: `/admin/accounts?player=${id}`,
    name,
    character: characterNames[0],
  }));
  const commands = lines.flatMap(({ id, name, character, href }) => {
    if (command === undefined) return [];
    if (command === 'ban') return [{ id, title: commandText('ban', name), href }];
    if (character === undefined) return [];
    const address = `/admin/points?character=${encodeURIComponent(character)}`;
    return [{ id, title: commandText('grant', character), href: address }];
  });
  return [
    {
      kind: 'command',
      options: commands.map(({ id, title, href }) => ({
        key: `command ${id}`,
        kind: 'command',
        title,
        href,
      })),
    },
    {
      kind: 'account',
      options: lines.map(({ id, title, href }) => ({ key: `account ${id}`, kind: 'account', title, href })),
    },
  ];
}
