import type { StoryKind } from '@portico/domain';
import { findText } from '@portico/i18n';
import type { StoryEvent } from './story.queries';

const NAMESPACE = 'mfe-admin';

/** Under which texts the words of a kind stand; the logs name the same things. */
const TEXTS: Readonly<Record<StoryKind, (what: string) => string>> = {
  vote: (what) => `story.what.vote.${what}`,
  ledger: (what) => `story.what.ledger.${what}`,
  session: (what) => `auditLog.action.${what}`,
  account: (what) => `auditLog.action.${what}`,
  exp: (what) => `story.what.exp.${what}`,
  boss: (what) => `bossLog.boss.${what}`,
  scroll: (what) => `story.what.scroll.${what}`,
  nx: (what) => `story.what.nx.${what}`,
  inkwell: (what) => `story.what.inkwell.${what}`,
};

/** What an event was, in words; its own word where this release does not know it. */
export function eventText({ kind, what }: Pick<StoryEvent, 'kind' | 'what'>): string {
  // The words of the API are keys: nothing else is looked up.
  if (!/^[\w-]+$/.test(what)) return what;
  return findText(NAMESPACE, TEXTS[kind](what)) ?? findText(NAMESPACE, `auditLog.action.${what}`) ?? what;
}

/** What else is to be said of it: words of the game server or of an admin, and how often a boss may be tried. */
export function eventDetail({ kind, text }: Pick<StoryEvent, 'kind' | 'text'>): string {
  if (text === null) return '';
  const isFrequency = kind === 'boss' && /^[a-z]+$/.test(text);
  return (isFrequency ? findText(NAMESPACE, `bossLog.frequency.${text}`) : undefined) ?? text;
}
