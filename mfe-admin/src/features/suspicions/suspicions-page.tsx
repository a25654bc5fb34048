import { type SearchLinks, useSearch, linkChoices, useFormat } from '@portico/portal-kit';
import { ListWindow, selectChoices } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import {
  Button,
  CheckField,
  EmptyState,
  LinkButton,
  SegmentedLinks,
  SelectField,
  SkeletonTable,
  Stack,
  Badge,
  Link,
  SoftText,
  Window,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SUSPICION_RULES, type SuspicionRule, DAY_MS, HOUR_MS } from '@portico/domain';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { useListFocus } from '../../shared/use-list-focus';
import { useRuleText } from '../../shared/use-rule-text';
import { ReviewDialog, ReviewBanned, BanDialog } from './decision-dialogs';
import { type FindingGroup, groupsOf, SuspicionRow } from './suspicion-row';
import {
  STATES,
  type Suspicion,
  type Suspicions,
  suspicionsQuery,
  suspicionsSearch,
  type SuspicionsView,
  type SuspicionRuleState,
} from './suspicions.queries';
import styles from './suspicions-page.module.css';
import { useDuration } from '../../shared/use-duration';

/** Fills a tall screen, so that the parts below do not appear first. */
const ROWS = 24;

export function SuspicionsPage() {
  const t = useTexts('mfe-admin');
  const state = useSearch(suspicionsSearch);
  const { view, hrefWith } = state;
  const query = useQuery(suspicionsQuery(view));
  const [reviewed, setReviewed] = useState<readonly Suspicion[]>([]);
  const [banned, setBanned] = useState<readonly Suspicion[]>([]);
  const [firstBanned, ...alsoBanned] = banned;
  const selection = useSelection(query.data?.suspicions);
  const list = useListFocus(reviewed.length > 0 || banned.length > 0, query.data);
  const isNarrowed = view.state !== 'open' || view.rule !== undefined || view.page > 1;
  return (
    <>
      <AdminHeader title={t('suspicions.title')} lead={t('suspicions.lead')} />
      <Stack gap={2}>
        <div ref={list} tabIndex={-1} role="group" aria-label={t('suspicions.list')} className={styles.found}>
          <ListWindow
            title={t('suspicions.list')}
            icon="warning"
            query={query}
            list={({ suspicions, pagination }) => ({ rows: suspicions, ...pagination })}
            page={view.page}
            hrefFor={(page) => hrefWith({ page })}
            totalText={(total) => <Total answer={query.data} {...total} />}
            filters={
              <div className={styles.filters}>
                <SuspicionsFilter {...state} />
                <SelectionBar selection={selection} onReview={setReviewed} onBan={setBanned} />
              </div>
            }
            errorTitle={t('suspicions.error')}
            skeleton={<SkeletonTable rows={ROWS} columns={['20%', '50%', '30%']} />}
            empty={
              <EmptyState
                title={t(isNarrowed ? 'suspicions.none.title' : 'suspicions.nothing.title')}
                hint={t(isNarrowed ? 'suspicions.none.text' : 'suspicions.nothing.text')}
                actions={
                  isNarrowed && (
                    <LinkButton href={hrefWith({ state: 'open', rule: '', page: 1 })}>
                      {t('suspicions.none.action')}
                    </LinkButton>
                  )
                }
              />
            }
          >
            {({ rows }) => (
              <>
                <ReviewBanned listed={rows} onDone={() => list.current?.focus()} />
                <ul className={styles.list} role="list">
                  {groupsOf(rows).map((group) => (
                    <SuspicionRow
                      key={group.key}
                      group={group}
                      isSelected={group.findings.every(({ id }) => selection.has(id))}
                      onSelect={selection.toggle}
                      onReview={setReviewed}
                      onBan={setBanned}
                    />
                  ))}
                </ul>
              </>
            )}
          </ListWindow>
        </div>
        {query.data && <RulesWindow rules={query.data.rules} hrefFor={(rule) => hrefWith({ rule })} />}
      </Stack>
      {reviewed.length > 0 && <ReviewDialog findings={reviewed} onClose={() => setReviewed([])} />}
      {firstBanned && <BanDialog findings={[firstBanned, ...alsoBanned]} onClose={() => setBanned([])} />}
    </>
  );
}

interface TotalProps {
  answer: Pick<Suspicions, 'suspicions' | 'pagination'> | undefined;
  count: number;
}

/** The number of findings, and of their cases before it if the page has all. */
function Total({ answer, count }: TotalProps) {
  const t = useTexts('mfe-admin');
  return (
    <>
      {answer?.pagination.pages === 1 && (
        <span className={styles.cases}>
          {t('suspicions.cases', { count: groupsOf(answer.suspicions).length })} ·{' '}
        </span>
      )}
      {t('suspicions.total', { count })}
    </>
  );
}

type Selection = ReturnType<typeof useSelection>;

/** Selected findings. Those that leave the list are deselected. */
function useSelection(listed: readonly Suspicion[] = []) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = listed.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length === listed.length,
    has: (id: number) => ids.has(id),
    toggle: ({ findings }: FindingGroup, isSelected: boolean) => {
      const next = new Set(chosen.map(({ id }) => id));
      for (const { id } of findings) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setIds(next);
    },
    all: (isSelected: boolean) => setIds(new Set(isSelected ? listed.map(({ id }) => id) : [])),
  };
}

interface SelectionBarProps {
  selection: Selection;
  onReview: (findings: readonly Suspicion[]) => void;
  onBan: (findings: readonly Suspicion[]) => void;
}

function SelectionBar({ selection: { chosen, isAll, all }, onReview, onBan }: SelectionBarProps) {
  const t = useTexts('mfe-admin');
  const isBannable = chosen.some(({ ban }) => ban === null);
  return (
    <div className={styles.many} role="group" aria-label={t('suspicions.many.label')}>
      <CheckField className={styles.all} checked={isAll} onChange={all}>
        {t('suspicions.many.all')}
      </CheckField>
      <span role="status" className={styles.chosen}>
        {chosen.length > 0 && t('suspicions.many.chosen', { count: chosen.length })}
      </span>
      <Button size="small" icon="check" disabled={chosen.length === 0} onClick={() => onReview(chosen)}>
        {t('suspicions.many.review')}
      </Button>
      <Button size="small" variant="danger" disabled={!isBannable} onClick={() => onBan(chosen)}>
        {t('suspicions.many.ban')}
      </Button>
    </div>
  );
}

function SuspicionsFilter({ view, hrefWith, set }: SearchLinks<SuspicionsView>) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('suspicions.filter.state')}
        items={linkChoices({ view, hrefWith }, 'state', STATES, (state) => t(`suspicions.state.${state}`))}
      />
      <SelectField
        {...selectChoices({ view, set }, 'rule', SUSPICION_RULES, (rule) => ruleText(rule))}
        label={t('suspicions.filter.rule')}
        isLabelHidden
        anyText={t('suspicions.filter.allRules')}
      />
    </div>
  );
}

interface RulesWindowProps {
  rules: readonly SuspicionRuleState[];
  hrefFor: (rule: SuspicionRule) => string;
}

function RulesWindow({ rules, hrefFor }: RulesWindowProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const { number } = useFormat();
  const durationOf = useDuration();
  /** Formats days, hours and seconds as a duration; accounts and votes as a count. */
  const thresholdText = (rule: SuspicionRuleState['rule'], threshold: number) =>
    t(`suspicionRule.${rule}.threshold`, {
      threshold:
        rule === 'shared-network' || rule === 'clockwork'
          ? number(threshold)
          : durationOf(threshold * UNITS_MS[rule]),
    });
  return (
    <Window title={t('suspicions.rules.title')} icon="settings" isFlush>
      <ul className={styles.rules} role="list">
        {rules.map(({ rule, threshold, setting, open }) => (
          <li key={rule} className={styles.rule}>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link href={hrefFor(rule)}>{ruleText(rule)}</Link>
              </h3>
              <SoftText>{t(`suspicionRule.${rule}.text`)}</SoftText>
            </div>
            <p className={styles.threshold}>
              {threshold === 0 ? <Badge>{t('suspicions.rules.off')}</Badge> : thresholdText(rule, threshold)}
            </p>
            <SoftText className={styles.open}>{t('suspicions.rules.open', { count: open })}</SoftText>
            <code className={styles.setting} dir="ltr" title={t('suspicions.rules.setting')}>
              {setting}
            </code>
          </li>
        ))}
      </ul>
    </Window>
  );
}

const UNITS_MS = {
  'votes-without-playing': DAY_MS,
  'young-account': HOUR_MS,
  'spends-at-once': 1000,
} as const satisfies Partial<Record<SuspicionRuleState['rule'], number>>;
