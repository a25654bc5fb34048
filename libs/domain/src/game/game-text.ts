/** Kinds of pages that a mention in a game text links to. */
export type GameTextLink = 'item' | 'monster' | 'npc' | 'map' | 'quest';

export type GameTextColor = 'blue' | 'red' | 'green' | 'purple' | 'highlight';

/** A piece of a game text with one style. `link` and `id` name the thing that it mentions. */
export interface GameTextRun {
  text: string;
  color?: GameTextColor;
  bold?: true;
  link?: GameTextLink;
  id?: number;
}

/** Returns the name of an id in a text; undefined if unknown. */
export type GameTextNames = (link: GameTextLink, id: number) => string | undefined;

const LINE_BREAK = /\\r\\n|\\[rn]|\r\n|\r/g;

/** `#pNPC#`, `#@NPC#`, `#oMOB#`, `#tITEM#`, `#zITEM#`, `#mMAP#`, `#yQUEST#`; punctuation may precede the closing sign. */
const MENTION = /^#([opmtzy@])(\d{1,10})(?:[^#\d\n\p{L}]{0,2}#)?/u;

/** Icons, progress and choices, which have no meaning on a page. */
const WIDGET =
  /^#(?:[ivsfFq]\d{4,10}(?:[^#\d\n\p{L}]{0,2}#)?|[fF]\w+\/[\w./]+#|a\d{1,10}[^#\n]{0,2}#|[QRuxMhL]\d{1,10}#|h ?#|l(?![a-z]))/u;

/** Values that the client fills in. Listed by name, because words can begin with the same letters (`#Monkey#`, `#Lisa#`, `#job#`). */
const VALUE = new RegExp(
  `^#(?:${[
    'W(?:basic|prob|select)',
    'Q(?:day|hour|min|sec)limit',
    'D(?:daylimit|minhour|count|hour|min|sec)',
    'j(?:cmpcnt|cmp|try|rank|have\\d*|level|min|sec|date|vic|lose|draw|gvup|mon|mg|m|scnt|popgap|popG|pop|money)',
    'j(?:gauge|per)[A-Z]\\w{0,24}',
  ].join('|')})#`,
);

/** Number of an item that the player holds, which a page does not know. Other numbers, and percentages, are part of the text. */
const COUNT = /^#c0*[1-5]\d{6}[^#\d\n\p{L}%]{0,2}#/u;

/** "Ornament #1": ordinary text and not markup of the client. */
const NUMBER = /^#\d{1,3}(?![\d#])/;

const STYLE = /^#([bkrgden])/;

const LINKS: Readonly<Record<string, GameTextLink>> = {
  p: 'npc',
  '@': 'npc',
  o: 'monster',
  t: 'item',
  z: 'item',
  m: 'map',
  y: 'quest',
};

const COLORS: Readonly<Record<string, GameTextColor>> = { b: 'blue', r: 'red', g: 'green', d: 'purple' };

/**
 * Reads the client's markup (`#b` blue .. `#k` black, `#e` bold .. `#n` plain, `#t2000000#` an item's name,
 * `#cwords#` highlighted in item texts, written-out `\n`) into runs. Never throws: everything else is text, and a
 * mark that is not closed extends to the end. Runs contain no HTML.
 */
export function parseGameText(source: string, names: GameTextNames): GameTextRun[] {
  const reader = new GameTextReader(names);
  let rest = source.replace(LINE_BREAK, '\n').trim();
  while (rest !== '') {
    const at = rest.indexOf('#');
    const length = at === 0 ? reader.readMark(rest) : reader.readWords(at < 0 ? rest : rest.slice(0, at));
    rest = rest.slice(length);
  }
  return reader.runs;
}

/** Reads a text piece by piece. Each reader returns how many characters it consumed. */
class GameTextReader {
  readonly runs: GameTextRun[] = [];
  private color: GameTextColor | undefined;
  private isBold = false;
  private isHighlighted = false;

  constructor(private readonly names: GameTextNames) {}

  readWords(words: string): number {
    this.add(words);
    return words.length;
  }

  /** `rest` begins with a mark's `#`. */
  readMark(rest: string): number {
    const mention = MENTION.exec(rest);
    if (mention) return this.readMention(mention);
    const count = COUNT.exec(rest);
    if (count) {
      this.add('0');
      return count[0].length;
    }
    const widget = WIDGET.exec(rest) ?? VALUE.exec(rest);
    if (widget) return widget[0].length;
    const style = STYLE.exec(rest);
    if (style) return this.readStyle(style);
    if (!this.isHighlighted && NUMBER.test(rest)) return this.readWords('#');
    const isStart = !this.isHighlighted && rest.startsWith('#c');
    this.isHighlighted = isStart;
    return isStart ? 2 : 1;
  }

  private readMention([whole, sign = '', digits = '']: RegExpExecArray): number {
    const link = LINKS[sign];
    const id = Number(digits);
    if (link === undefined) return whole.length;
    const name = this.names(link, id);
    this.add(name ?? `${link} ${id}`, name === undefined ? undefined : { link, id });
    return whole.length;
  }

  private readStyle([whole, mark = '']: RegExpExecArray): number {
    if (mark === 'e') this.isBold = true;
    else if (mark === 'n') this.isBold = false;
    else this.color = COLORS[mark];
    return whole.length;
  }

  private add(text: string, mention?: { link: GameTextLink; id: number }): void {
    const color = this.isHighlighted ? 'highlight' : this.color;
    const last = this.runs.at(-1);
    const isSameLook =
      last?.link === undefined && last?.color === color && (last?.bold ?? false) === this.isBold;
    if (last && mention === undefined && isSameLook) {
      last.text += text;
      return;
    }
    this.runs.push({
      text,
      ...(color === undefined ? {} : { color }),
      ...(this.isBold ? { bold: true } : {}),
      ...mention,
    });
  }
}

/** The words of a text without styles. */
export function plainGameText(runs: readonly GameTextRun[]): string {
  return runs.map(({ text }) => text).join('');
}
