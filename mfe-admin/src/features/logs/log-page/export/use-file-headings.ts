import { useTexts } from '@portico/i18n';
import type { LogTextKey } from '../log-definition';
import type { FileHeadings } from './file-headings';

/** Apart from what writes files: the worker of sheets has no React. */
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
