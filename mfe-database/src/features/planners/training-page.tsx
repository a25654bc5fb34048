import {
  ATTACK_SECONDS,
  durationText,
  RESPAWN_ROUND_SECONDS,
  SAFE_LEVELS_ABOVE,
  SECOND_MS,
  SOLO_SPAWN_SHARE,
  WALK_SECONDS,
} from '@portico/domain';
import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import {
  QueryStates,
  type SearchInput,
  useFormat,
  useIsHydrated,
  useOwnAccount,
  usePortal,
  useSearch,
} from '@portico/portal-kit';
import { Button, classNames, Disclosure, EmptyState, LinkButton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { CharacterFields, DefaultNotes } from './character-fields';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { ListCount } from '../../shared/lists/list-count';
import { sentFields, useShownFields } from '../../shared/detail/sent-fields';
import styles from './planners.module.css';
import { TrainingMapRow } from './training-map-row';
import { trainingQuery, trainingSearch, type TrainingPlan, type TrainingView } from './training.queries';

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
        <TrainingForm view={view} defaults={query.data?.defaults} onSend={set} />
        <QueryStates query={query}>
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
        actions={
          <ListCount>
            <span role="status">{t('training.compared', { count: compared })}</span>
          </ListCount>
        }
      >
        {maps.length === 0 ? (
          <EmptyState title={t('training.empty')} />
        ) : (
          <ol role="list">
            {maps.map((map, index) => (
              <TrainingMapRow key={map.id} map={map} rank={index + 1} plan={plan} />
            ))}
          </ol>
        )}
      </Window>
      <TrainingNotes plan={plan} />
    </div>
  );
}

interface TrainingFormProps {
  view: TrainingView;
  /** Placeholders of empty fields. */
  defaults: TrainingPlan['defaults'] | undefined;
  onSend: (view: SearchInput<TrainingView>) => void;
}

/** Fields for the reader's character. A GET form, so it works without scripts. */
function TrainingForm({ view, defaults, onSend }: TrainingFormProps) {
  const t = useTexts('mfe-database');
  const form = useShownFields(view);
  const [address] = useSearchParams();
  return (
    <Window as="aside" title={t('training.form.title')} icon="user" className={styles.side}>
      <form ref={form} method="get" className={styles.form} onSubmit={(event) => onSend(sentFields(event))}>
        <CharacterFields view={view} defaults={defaults} needsLevel />
        <Button type="submit" variant="primary" icon="search">
          {t('training.form.submit')}
        </Button>
      </form>
      {!address.has('level') && <OwnLevels example={view.level} />}
      {view.way === 'magic' && <p className={styles.hint}>{t('training.form.magic')}</p>}
    </Window>
  );
}

/** Links for the levels of the reader's own characters; without them it says that the level is an example. */
function OwnLevels({ example }: { example: number }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const characters = useOwnAccount().data?.characters ?? [];
  if (!isHydrated || characters.length === 0)
    return (
      <p className={classNames(styles.hint, styles.own)}>{t('training.form.example', { level: example })}</p>
    );
  return (
    <p className={classNames(styles.hint, styles.own)}>
      {characters.map(({ id, name, level }) => (
        <LinkButton key={id} size="small" href={paths.trainingAt(level)}>
          <bdi>{name}</bdi> {format.level(level)}
        </LinkButton>
      ))}
    </p>
  );
}

function TrainingNotes({ plan: { defaults, tooDangerous } }: { plan: TrainingPlan }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language, config } = usePortal();
  const { view } = useSearch(trainingSearch);
  const seconds = (number: number) => durationText(language, number * SECOND_MS);
  const levels = format.number(SAFE_LEVELS_ABOVE);
  return (
    <div className={styles.notes}>
      <DefaultNotes view={view} defaults={defaults} />
      {tooDangerous > 0 && <p>{t('training.dangerous', { count: tooDangerous, levels })}</p>}
      <Disclosure summary={t('training.how.title')}>
        <ul className={styles.list}>
          <li>
            {t('training.how.respawn', {
              time: seconds(RESPAWN_ROUND_SECONDS),
              percent: format.percent(SOLO_SPAWN_SHARE * 100, 0),
            })}
          </li>
          <li>{t('training.how.pace', { attack: seconds(ATTACK_SECONDS), walk: seconds(WALK_SECONDS) })}</li>
          <li>{t('training.how.hit')}</li>
          <li>{t('training.how.alone')}</li>
          <li>{t('training.how.closed')}</li>
          {config.rates.exp !== undefined && (
            <li>{t('training.how.rate', { rate: format.multiplier(config.rates.exp) })}</li>
          )}
        </ul>
      </Disclosure>
    </div>
  );
}
