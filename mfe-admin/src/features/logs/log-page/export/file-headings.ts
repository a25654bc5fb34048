import { csvBeginning } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { LogTextKey } from '../log-definition';

/** The headings of a log's columns on its page, by the names that its file has for them. */
export type FileHeadings = Readonly<Record<string, string>>;

const LINE_FEED = 10;
const NAME = /^(\w+)(?: \((.+)\))?$/;

export function useFileHeadings(log: LogTextKey): FileHeadings {
  const t = useTexts('mfe-admin');
  const idOf = (name: string) => t('logs.column.id', { name });
  const [character, account] = [t('logs.column.character'), t('logs.column.account')];
  const [before, after] = [t('logs.column.before'), t('logs.column.after')];
  const item = t('scrollingLog.column.item');
  const all: FileHeadings = {
    time: t('logs.column.time'),
    character_id: idOf(character),
    character,
    account_id: idOf(account),
    account,
    item_id: idOf(item),
    item,
    balance_before: before,
    balance_after: after,
    device: t('logs.column.device'),
    hash: t('logs.column.hash'),
    id: 'ID',
  };
  const own: Record<LogTextKey, FileHeadings> = {
    voteLog: {
      characters: t('voteLog.column.characters'),
      address: t('voteLog.column.address'),
      site: t('voteLog.column.site'),
      nx: 'NX',
      vote_points: t('voteLog.column.points'),
      credited: t('voteLog.credited'),
    },
    expLog: {
      gained_exp: t('expLog.column.gained'),
      exp_per_hour_millions: `${t('expLog.column.perHour')} (${t('expLog.millions', { millions: '' }).trim()})`,
      world_exp_rate: t('expLog.column.rate'),
      exp_coupon: t('expLog.column.coupon'),
      current_exp: t('expLog.column.current'),
    },
    bossLog: { boss: t('bossLog.column.boss'), frequency: t('bossLog.column.frequency') },
    scrollingLog: {
      scroll_id: idOf(t('scrollingLog.column.scroll')),
      scroll: t('scrollingLog.column.scroll'),
      success: t('scrollingLog.outcome.true'),
      white_scroll: t('scrollingLog.column.white'),
      slots_before: `${t('scrollingLog.column.slots')}: ${before}`,
      slots_after: `${t('scrollingLog.column.slots')}: ${after}`,
    },
    nxLog: {
      type: t('nxLog.column.type'),
      amount: t('nxLog.column.amount'),
      source: t('nxLog.column.source'),
      site: t('voteLog.column.site'),
      admin: t('auditLog.column.actor'),
    },
    inkwellLog: {
      quantity: t('inkwellLog.column.quantity'),
      cost: t('inkwellLog.column.cost'),
      currency: t('inkwellLog.column.currency'),
    },
    auditLog: {
      action: t('auditLog.column.action'),
      actor_id: idOf(t('auditLog.column.actor')),
      actor: t('auditLog.column.actor'),
      address: t('auditLog.column.address'),
      details: t('auditLog.column.details'),
    },
  };
  return { ...all, ...own[log] };
}

/** The heading of a column of a file; of `time (Asia/Tokyo)` too, with its zone. */
export function headingOf(headings: FileHeadings, name: string): string {
  const [, column = name, zone] = NAME.exec(name) ?? [];
  const heading = headings[column] ?? column;
  return zone === undefined ? heading : `${heading}, ${zone}`;
}

/** Takes a CSV file as it comes; its first line gets the headings. */
export class HeadedCsv {
  readonly #parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  readonly #decoder = new TextDecoder();
  #head = '';
  #isHeaded = false;

  constructor(private readonly headings: FileHeadings) {}

  add(part: Uint8Array<ArrayBuffer>): void {
    if (this.#isHeaded) {
      this.#parts.push(part);
      return;
    }
    const end = part.indexOf(LINE_FEED);
    this.#head += this.#decoder.decode(end < 0 ? part : part.subarray(0, end), { stream: true });
    if (end < 0) return;
    this.#isHeaded = true;
    // Names of columns have neither commas nor quotes in them.
    const names = this.#head.trim().replaceAll('"', '').split(',');
    this.#parts.push(
      csvBeginning(names.map((name) => headingOf(this.headings, name))),
      part.subarray(end + 1),
    );
  }

  file(): Blob {
    return new Blob(this.#parts, { type: 'text/csv;charset=utf-8' });
  }
}
