import {
  ATTACK_SECONDS,
  durationText,
  RESPAWN_ROUND_SECONDS,
  SAFE_LEVELS_ABOVE,
  SECOND_MS,
  SOLO_SPAWN_SHARE,
  DEFAULT_HITS,
  WALK_SECONDS,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal, useSearch } from '@portico/portal-kit';
import { Disclosure } from '@portico/ui';
import { trainingSearch, type TrainingPlan } from './training.queries';
import styles from './planners.module.css';

/** Assumptions of the plan, and monsters that it leaves out. */
export function TrainingNotes({ plan: { defaults, tooDangerous } }: { plan: TrainingPlan }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language, config } = usePortal();
  const { damage, accuracy } = useSearch(trainingSearch).view;
  const seconds = (number: number) => durationText(language, number * SECOND_MS);
  const levels = format.number(SAFE_LEVELS_ABOVE);
  return (
    <div className={styles.notes}>
      {damage === undefined && (
        <p>
          {t('training.defaults.damage', {
            damage: defaults.damage,
            hits: DEFAULT_HITS,
          })}
        </p>
      )}
      {accuracy === undefined && <p>{t('training.defaults.accuracy', { accuracy: defaults.accuracy })}</p>}
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
