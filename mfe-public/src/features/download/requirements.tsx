import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { useUnits } from '../../shared/use-units';
import type { Download } from '../../shared/game-download.queries';
import styles from './download-page.module.css';

type Machine = Download['minimum'];

const MACHINES = ['minimum', 'recommended'] as const;

export function Requirements({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const units = useUnits();
  const parts: {
    key: 'system' | 'processor' | 'memory' | 'graphics' | 'disk';
    of: (one: Machine) => string;
  }[] = [
    { key: 'system', of: ({ system }) => system },
    { key: 'processor', of: ({ processor }) => processor },
    { key: 'memory', of: ({ memoryGb }) => units(memoryGb, 'gigabyte') },
    { key: 'graphics', of: ({ graphics }) => graphics },
    { key: 'disk', of: ({ diskGb }) => units(diskGb, 'gigabyte') },
  ];
  return (
    <Window title={t('download.needs.title')} icon="settings" isFlush>
      <table className={styles.needs}>
        <thead>
          <tr>
            <th scope="col">{t('download.needs.part')}</th>
            {MACHINES.map((key) => (
              <th key={key} scope="col">
                {t(`download.needs.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row">{t(`download.needs.${key}`)}</th>
              {MACHINES.map((machine) => (
                <td key={machine}>
                  <bdi>{of(download[machine])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Window>
  );
}
