import { ABSENT } from '@portico/domain';
import { ItemLink } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Notice } from '@portico/ui';
import { useLogTexts } from './log-columns';
import { LogPage, TopList } from './log-page';
import type { LogAnswers } from './log.queries';
import styles from './log-page.module.css';

export { AuditLogPage } from './audit/audit-log-page';
export { ExpLogPage } from './exp-log-page';

export function VoteLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <LogPage
      log="votes"
      cells={{
        account: { onCard: 'title', isEmpty: () => false },
        characters: {
          isEmpty: ({ character_names: names }) => names.length === 0,
          onCard: 'wide',
          cell: ({ character_names: names }) => (names.length === 0 ? ABSENT : <bdi>{names.join(', ')}</bdi>),
        },
        address: { cell: ({ ip_address: address }) => <bdi dir="ltr">{address}</bdi> },
        nx: { onCard: 'meta', isLabelled: true },
        points: { onCard: 'meta', isLabelled: true },
        credited: {
          onCard: 'aside',
          isEmpty: () => false,
          // Nearly every vote is credited, so only the others have a badge.
          cell: ({ is_credited: isCredited }) =>
            isCredited ? (
              <span className={styles.soft}>{t('voteLog.credited')}</span>
            ) : (
              <Badge tone="warning" icon="clock">
                {t('voteLog.waiting')}
              </Badge>
            ),
        },
      }}
      tiles={({ summary }) => [{ label: 'voteLog.todayCount', value: summary.todayCount, icon: 'check' }]}
    />
  );
}

export function BossLogPage() {
  const t = useTexts('mfe-admin');
  const { word } = useLogTexts('boss');
  return (
    <LogPage
      log="boss"
      allTexts={{ bossType: t('bossLog.allBosses') }}
      cells={{
        boss: { onCard: 'aside', cell: ({ bosstype: boss }) => word('boss', boss) },
        frequency: {
          cell: ({ frequency }) => (
            <Badge tone={frequency === 'weekly' ? 'info' : 'neutral'}>{word('frequency', frequency)}</Badge>
          ),
        },
      }}
      tiles={({ summary: { dailyTotal, weeklyTotal, bossType } }) => {
        const hint = bossType === null ? t('bossLog.allBosses') : word('boss', bossType);
        return [
          { label: 'bossLog.dailyTotal', value: dailyTotal, hint, icon: 'sword' },
          { label: 'bossLog.weeklyTotal', value: weeklyTotal, hint, icon: 'skull' },
        ];
      }}
      notice={(answer) => answer?.isStock === true && <Notice>{t('bossLog.stock')}</Notice>}
    />
  );
}

export function ScrollingLogPage() {
  const t = useTexts('mfe-admin');
  const { number, percent } = useFormat();
  const { word } = useLogTexts('scrolling');
  return (
    <LogPage
      log="scrolling"
      cells={{
        outcome: {
          onCard: 'aside',
          isEmpty: () => false,
          cell: ({ success }) => (
            <Badge tone={success ? 'good' : 'danger'} icon={success ? 'check' : 'close'}>
              {word('outcome', String(success))}
            </Badge>
          ),
        },
        white: {
          onCard: 'wide',
          isEmpty: ({ white_scroll_used: isUsed }) => !isUsed,
          cell: ({ white_scroll_used: isUsed }) => (
            <span className={isUsed ? styles.exception : styles.soft}>
              {t(isUsed ? 'logs.yes' : 'logs.no')}
            </span>
          ),
        },
        slots: {
          cell: ({ slots_before: before, slots_after: after }) => (
            <bdi dir="ltr">
              {number(before)} → {number(after)}
            </bdi>
          ),
        },
      }}
      tiles={({ stats: { totalScrolls: total, successfulScrolls: worked, ...stats } }) => [
        { label: 'scrollingLog.totalScrolls', value: total, icon: 'scroll' },
        {
          label: 'scrollingLog.successfulScrolls',
          value: worked,
          icon: 'check',
          hint: total > 0 && percent((100 * worked) / total, 1),
        },
        { label: 'scrollingLog.whiteScrollsUsed', value: stats.whiteScrollsUsed, icon: 'star' },
        { label: 'scrollingLog.chaosScrolls', value: stats.chaosScrolls, icon: 'retry' },
      ]}
    />
  );
}

export function NxCreditLogPage() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { word, source: sourceText } = useLogTexts('nx-credit');
  return (
    <LogPage
      log="nx-credit"
      cells={{
        type: {
          cell: ({ transaction_type: type }) =>
            type === 'GAIN' ? (
              <span className={styles.soft}>{word('type', type)}</span>
            ) : (
              <Badge tone="warning" icon="minus">
                {word('type', type)}
              </Badge>
            ),
        },
        amount: {
          onCard: 'aside',
          cell: ({ transaction_type: type, amount }) => (
            <bdi dir="ltr">
              {type === 'GAIN' ? '+' : '−'}
              {number(Math.abs(amount))}
            </bdi>
          ),
        },
        source: {
          onCard: 'wide',
          cell: ({ source, site, admin }) => (
            <bdi>{[sourceText(source), site, admin].filter((part) => part !== null).join(' · ')}</bdi>
          ),
        },
      }}
      tiles={({ stats: { uniqueCharacters: characters, ...stats } }) => [
        { label: 'nxLog.totalGained', value: stats.totalGained, icon: 'plus' },
        { label: 'nxLog.totalSpent', value: stats.totalSpent, icon: 'minus' },
        {
          label: 'nxLog.uniqueCharacters',
          value: characters,
          icon: 'users',
          hint: characters === null ? t('logs.tooManyToCount') : undefined,
        },
        { label: 'nxLog.largest', value: stats.largestTransaction, icon: 'crown' },
      ]}
    />
  );
}

export function InkwellLogPage() {
  const { number } = useFormat();
  const { word } = useLogTexts('inkwell');
  return (
    <LogPage
      log="inkwell"
      cells={{
        cost: {
          onCard: 'aside',
          cell: ({ cost, currency_type: currency }) => (
            <>
              <bdi>{number(cost)}</bdi>
              <span className={styles.onCard}> {word('currency', currency)}</span>
            </>
          ),
        },
        quantity: { isEmpty: ({ quantity }) => quantity === 1 },
        currency: {
          // On cards, the cost names it.
          isEmpty: () => true,
          cell: ({ currency_type: currency }) => (
            <Badge tone={currency === 'NX_CREDIT' ? 'info' : 'accent'}>{word('currency', currency)}</Badge>
          ),
        },
      }}
      tiles={({ stats }) => [
        { label: 'inkwellLog.totalPurchases', value: stats.totalPurchases, icon: 'store' },
        { label: 'inkwellLog.totalVpSpent', value: stats.totalVPSpent, icon: 'check' },
        { label: 'inkwellLog.totalNxSpent', value: stats.totalNXSpent, icon: 'star' },
      ]}
      below={({ stats }) => <PopularItems items={stats.popularItems} />}
    />
  );
}

function PopularItems({ items }: { items: LogAnswers['inkwell']['stats']['popularItems'] }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  if (items === null || items.length === 0) return null;
  return (
    <TopList
      title={t('inkwellLog.popular')}
      entries={items.map(({ id, name, count }) => ({
        id,
        name: <ItemLink id={id}>{name}</ItemLink>,
        count: <bdi>× {number(count)}</bdi>,
      }))}
    />
  );
}
