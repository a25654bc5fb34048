import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { VisuallyHidden, Window } from '@portico/ui';
import type { PitchRange } from './features.queries';
import styles from './perfect-pitch.module.css';

const BOSSES: ReadonlySet<PitchRange['source']> = new Set([
  'pinkBean',
  'vonLeon',
  'scarlionTarga',
  'zakum',
  'horntail',
  'papulatus',
]);

/** Perfect Pitch paid by bosses and party quests, as ranges on one scale. */
export function PerfectPitch({ ranges }: { ranges: readonly PitchRange[] }) {
  const t = useTexts('mfe-public');
  const most = Math.max(1, ...ranges.map(({ maximum }) => maximum));
  const groups = [
    { key: 'bosses', ranges: ranges.filter(({ source }) => BOSSES.has(source)) },
    { key: 'partyQuests', ranges: ranges.filter(({ source }) => !BOSSES.has(source)) },
  ] as const;
  return (
    <div id="perfect-pitch" className={styles.anchor}>
      <Window title={t('features.pitch.title')} icon="star">
        <p className={styles.lead}>{t('features.pitch.lead')}</p>
        <div className={styles.groups}>
          {groups
            .filter((group) => group.ranges.length > 0)
            .map((group) => (
              <PitchTable
                key={group.key}
                title={t(`features.pitch.${group.key}`)}
                ranges={group.ranges}
                most={most}
              />
            ))}
        </div>
      </Window>
    </div>
  );
}

interface PitchTableProps {
  title: string;
  ranges: readonly PitchRange[];
  /** The upper end of the scale. */
  most: number;
}

function PitchTable({ title, ranges, most }: PitchTableProps) {
  const t = useTexts('mfe-public');
  const { language } = usePortal();
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('features.pitch.source')}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{t('features.pitch.amount')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ source, minimum, maximum }) => (
          <tr key={source}>
            <th scope="row">{t(`features.pitch.from.${source}`)}</th>
            <td>
              <span className={styles.scale} aria-hidden="true">
                <span
                  className={styles.range}
                  style={{
                    insetInlineStart: `${(minimum / most) * 100}%`,
                    inlineSize: `${((maximum - minimum) / most) * 100}%`,
                  }}
                />
              </span>
              <span className={styles.amount}>
                <bdi>{formatRange(language, minimum, maximum)}</bdi>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `6–16` as the language writes ranges; one number if both are equal. */
export function formatRange(language: string, minimum: number, maximum: number): string {
  const format = new Intl.NumberFormat(language);
  return minimum === maximum ? format.format(minimum) : format.formatRange(minimum, maximum);
}
