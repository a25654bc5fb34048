import type { PaletteSection } from './palette-sections';

/** Staff commands, followed by the name of a player, item or monster. English in every language, because anyone may type them. */
export const COMMAND_WORDS = { ban: 'ban', grant: 'grant', holders: 'who holds', drops: 'drops' } as const;

export type Command = keyof typeof COMMAND_WORDS;

export const COMMANDS: readonly Command[] = ['ban', 'grant', 'holders', 'drops'];

/** Commands that need a thing of the game, with its kind. */
const THING_COMMANDS = { holders: 'item', drops: 'monster' } as const;

/** The kind of thing that a command needs; undefined if it needs a player. */
export function thingOf(command: Command | undefined): 'item' | 'monster' | undefined {
  return command === 'holders' || command === 'drops' ? THING_COMMANDS[command] : undefined;
}

export interface StaffHits {
  accounts: readonly {
    id: number;
    name: string;
    characterNames: readonly string[];
    /** Not banned yet, and the reader may ban it. */
    isBannable: boolean;
  }[];
  /** Results for a command that needs a thing. */
  things: readonly { id: number; name: string }[];
  command: Command | undefined;
  /** Rest of the term after the command. */
  name: string;
}

/** The command at the start of a term, in English or the reader's language, and the name after it. */
export function readCommand(
  term: string,
  words: Readonly<Record<Command, string>>,
): { command: Command | undefined; name: string } {
  const typed = term.toLocaleLowerCase();
  for (const command of COMMANDS)
    for (const word of [COMMAND_WORDS[command], words[command].toLocaleLowerCase()])
      if (typed.startsWith(`${word} `)) {
        const name = term.slice(word.length).trim();
        if (name !== '') return { command, name };
      }
  return { command: undefined, name: term };
}

/** Commands open where they are confirmed: an account's drawer, the form that grants points, an item's holders, a monster's drop editor. */
export function staffSections(
  { accounts, things, command }: StaffHits,
  commandText: (command: Command, name: string) => string,
): PaletteSection[] {
  const lines = accounts.map(({ id, name, characterNames, isBannable }) => ({
    id,
    isBannable,
    title: [name, ...characterNames.slice(0, 2)].join(' · '),
    href: `/admin/accounts?player=${id}`,
    name,
    character: characterNames[0],
  }));
  const commands = lines.flatMap(({ id, name, character, href, isBannable }) => {
    if (command === undefined || thingOf(command) !== undefined) return [];
    if (command === 'ban') return isBannable ? [{ id, title: commandText('ban', name), href }] : [];
    if (character === undefined) return [];
    const address = `/admin/points?character=${encodeURIComponent(character)}`;
    return [{ id, title: commandText('grant', character), href: address }];
  });
  const asked = things.map(({ id, name: thing }) => ({
    id,
    title: commandText(command === 'drops' ? 'drops' : 'holders', thing),
    href: command === 'drops' ? `/droprates?dropper=${id}` : `/admin/holders?item=${id}`,
  }));
  return [
    {
      kind: 'command',
      options: [...commands, ...asked].map(({ id, title, href }) => ({
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
