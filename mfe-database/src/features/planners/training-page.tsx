import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useSearch } from '@portico/portal-kit';
import { EmptyState, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { ListCount } from '../../shared/list-count';
import { TrainingForm } from './training-form';
import { TrainingMapRow } from './training-map-row';
import { TrainingNotes } from './training-notes';
import { trainingQuery, trainingSearch, type TrainingPlan } from './training.queries';
import styles from './planners.module.css';

export function TrainingPage() {
  const t = useTexts('mfe-database');
  const { view, set } = useSearch(trainingSearch);
  const query = useQuery(trainingQuery(view));
  return (
    <>
      <SectionHead
        scene="library"
        title={t('training.meta.title')}
        lead={t('training.lead')}
        actions={<BackToDatabase tab="monsters" />}
      />
      <div className={styles.columns}>
        <TrainingForm key={JSON.stringify(view)} view={view} defaults={query.data?.defaults} onSend={set} />
        <QueryStates query={query} skeleton={<PageSkeleton />}>
          {(plan) => (plan.importedAt === null ? <CatalogMissing /> : <Plan plan={plan} />)}
        </QueryStates>
      </div>
    </>
  );
}

function Plan({ plan }: { plan: TrainingPlan }) {
  const t = useTexts('mfe-database');
  const { level, maps, compared } = plan;
  return (
    <div className={styles.results}>
      <Window
        title={t('training.title', { level })}
        icon="map"
        isFlush={maps.length > 0}
        actions={<ListCount>{t('training.compared', { count: compared })}</ListCount>}
      >
        {maps.length === 0 ? (
          <EmptyState title={t('training.empty')} />
        ) : (
          <ol role="list">
            {maps.map((map, index) => (
              <TrainingMapRow key={map.id} map={map} rank={index + 1} level={level} />
            ))}
          </ol>
        )}
      </Window>
      <TrainingNotes plan={plan} />
    </div>
  );
}
