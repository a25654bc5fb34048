import type { FormEvent } from 'react';
import { MAX_KILLS_PER_HOUR } from '@portico/domain';
import { Picture, SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, usePortal, useSearch } from '@portico/portal-kit';
import { Button, EmptyState, LinkButton, NumberField, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { ListCount } from '../../shared/list-count';
import { LostEntry } from '../../shared/lost-entry';
import { FarmSourceRow } from './farm-source-row';
import { farmQuery, farmSearch, type FarmPlan } from './farm.queries';
import styles from './planners.module.css';

export function FarmPage() {
  const { id = '' } = useParams();
  const { view } = useSearch(farmSearch);
  const query = useQuery(farmQuery(id, view));
  return (
    <QueryStates
      query={query}
      skeleton={<PageSkeleton />}
      notFound={<LostEntry kind="item" />}
      back={<BackToDatabase />}
    >
      {(plan) => <Plan plan={plan} />}
    </QueryStates>
  );
}

function Plan({ plan }: { plan: FarmPlan }) {
  const t = useTexts('mfe-database');
  const { item } = plan;
  return (
    <>
      <SectionHead
        scene="library"
        title={t('farm.title', { name: item.name })}
        lead={t('farm.lead')}
        actions={
          <LinkButton href={paths.item(item.id)} variant="quiet" icon="chevronStart">
            <bdi>{item.name}</bdi>
          </LinkButton>
        }
      />
      {plan.importedAt === null && <CatalogMissing />}
      <div className={styles.columns}>
        <RateForm plan={plan} />
        <Monsters plan={plan} />
      </div>
    </>
  );
}

/** The reader's rate. A GET form: it works before its scripts. */
function RateForm({ plan: { item, killsPerHour } }: { plan: FarmPlan }) {
  const t = useTexts('mfe-database');
  const { config } = usePortal();
  const { set } = useSearch(farmSearch);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rate = new FormData(event.currentTarget).get('killsPerHour');
    if (typeof rate === 'string') set({ killsPerHour: rate });
  };
  return (
    <Window
      as="aside"
      title={<bdi>{item.name}</bdi>}
      className={styles.side}
      actions={<Picture kind="item" id={item.id} />}
    >
      <form method="get" className={styles.form} onSubmit={submit}>
        <NumberField
          key={killsPerHour}
          label={t('farm.rate')}
          name="killsPerHour"
          min={1}
          max={MAX_KILLS_PER_HOUR}
          required
          defaultValue={killsPerHour}
        />
        <Button type="submit" variant="primary" className={styles.send}>
          {t('farm.submit')}
        </Button>
      </form>
      <p className={styles.hint}>
        {t('farm.hint')} {config.rates.drop !== undefined && t('farm.rates')}
      </p>
    </Window>
  );
}

function Monsters({ plan: { sources, sourceCount, everywhere, reactors } }: { plan: FarmPlan }) {
  const t = useTexts('mfe-database');
  const rest = sourceCount - sources.length;
  const others = [everywhere && t('farm.everywhere'), reactors && t('farm.reactors')]
    .filter(Boolean)
    .join(' ');
  return (
    <Window
      title={t('farm.monsters')}
      icon="skull"
      isFlush={sources.length > 0}
      actions={sourceCount > 0 && <ListCount>{t('advanced.monsters', { count: sourceCount })}</ListCount>}
      footer={
        (rest > 0 || others !== '') && (
          <span>
            {rest > 0 && t('farm.rest', { count: rest })} {others}
          </span>
        )
      }
    >
      {sources.length === 0 ? (
        <EmptyState title={t('sources.empty')} />
      ) : (
        <ol role="list">
          {sources.map((source) => (
            <FarmSourceRow key={`${source.id} ${source.questId ?? 0}`} source={source} />
          ))}
        </ol>
      )}
    </Window>
  );
}
