import { type SearchLinks, useSearch } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, SegmentedLinks, SelectField, SkeletonTable } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SUSPICION_RULES } from '@portico/domain';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { useListFocus } from '../../shared/list-focus/use-list-focus';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import { LookDialog } from './look-dialog';
import { RulesWindow } from './rules-window';
import { SuspicionCard } from './suspicion-card';
import {
  STATES,
  type Suspicion,
  suspicionsQuery,
  suspicionsSearch,
  type SuspicionsView,
} from './suspicions.queries';
import styles from './suspicions-page.module.css';

/** Fills a tall screen, so that the parts below do not appear first. */
const ROWS = 24;

export function SuspicionsPage() {
  const t = useTexts('mfe-admin');
  const { view, hrefWith, set } = useSearch(suspicionsSearch);
  const query = useQuery(suspicionsQuery(view));
  const [looked, setLooked] = useState<Suspicion>();
  const list = useListFocus(looked !== undefined, query.data);
  const isNarrowed = view.state !== 'open' || view.rule !== undefined || view.page > 1;
  return (
    <>
      <AdminHeader title={t('suspicions.title')} lead={t('suspicions.lead')} />
      <div className={styles.page}>
        <div ref={list} tabIndex={-1} role="group" aria-label={t('suspicions.list')} className={styles.found}>
          <ListWindow
            title={t('suspicions.list')}
            icon="warning"
            query={query}
            list={({ suspicions, pagination }) => ({ rows: suspicions, ...pagination })}
            page={view.page}
            hrefFor={(page) => hrefWith({ page })}
            totalText={(count) => t('suspicions.total', count)}
            filters={<SuspicionsFilter view={view} hrefWith={hrefWith} onRule={(rule) => set({ rule })} />}
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
              <ul className={styles.list} role="list">
                {rows.map((suspicion) => (
                  <SuspicionCard key={suspicion.id} suspicion={suspicion} onLook={setLooked} />
                ))}
              </ul>
            )}
          </ListWindow>
        </div>
        {query.data && <RulesWindow rules={query.data.rules} hrefFor={(rule) => hrefWith({ rule })} />}
      </div>
      {looked && <LookDialog suspicion={looked} onClose={() => setLooked(undefined)} />}
    </>
  );
}

interface SuspicionsFilterProps {
  view: SuspicionsView;
  hrefWith: SearchLinks<SuspicionsView>['hrefWith'];
  onRule: (rule: string) => void;
}

function SuspicionsFilter({ view, hrefWith, onRule }: SuspicionsFilterProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('suspicions.filter.state')}
        items={STATES.map((state) => ({
          key: state,
          href: hrefWith({ state }),
          text: t(`suspicions.state.${state}`),
          isCurrent: state === view.state,
        }))}
      />
      <SelectField
        label={t('suspicions.filter.rule')}
        isLabelHidden
        value={view.rule ?? ''}
        options={[
          { value: '', text: t('suspicions.filter.allRules') },
          ...SUSPICION_RULES.map((rule) => ({ value: rule, text: ruleText(rule) })),
        ]}
        onChange={onRule}
      />
    </div>
  );
}
