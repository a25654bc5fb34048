import { MonsterLink, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable } from '@portico/ui';
import type { MapMonsters } from './map-monsters.queries';
import styles from './budget.module.css';

interface FarmedMonstersProps {
  on: MapMonsters;
  kills: ReadonlyMap<number, number>;
}

/** Who is killed in the hour, and how often. */
export function FarmedMonsters({ on: { monsters }, kills }: FarmedMonstersProps) {
  const t = useTexts('mfe-admin');
  const { number, level } = useFormat();
  const respawnText = (seconds: number) => {
    if (seconds < 0) return t('drops.budget.respawn.never');
    return seconds === 0
      ? t('drops.budget.respawn.wave')
      : t('drops.budget.respawn.seconds', { formatted: number(seconds) });
  };
  return (
    <section className={styles.part} aria-labelledby="drops-budget-monsters">
      <h4 id="drops-budget-monsters" className={styles.subheading}>
        {t('drops.budget.monsters')}
      </h4>
      <DataTable
        caption={t('drops.budget.monsters')}
        rows={monsters}
        rowKey={({ monster }) => monster.id}
        columns={[
          {
            key: 'monster',
            header: t('drops.budget.monster'),
            onCard: 'title',
            picture: ({ monster }) => <Picture kind="monster" id={monster.id} size={32} />,
            cell: ({ monster }) => (
              <MonsterLink id={monster.id}>
                <bdi>{monster.name}</bdi>
              </MonsterLink>
            ),
          },
          {
            key: 'level',
            header: t('drops.level.label'),
            cell: ({ monster }) => (monster.level === null ? '–' : level(monster.level)),
          },
          {
            key: 'amount',
            header: t('drops.budget.amount'),
            align: 'end',
            isLabelled: true,
            cell: ({ amount }) => number(amount),
          },
          {
            key: 'respawn',
            header: t('drops.budget.respawn.label'),
            isLabelled: true,
            cell: ({ respawnSeconds }) => respawnText(respawnSeconds),
          },
          {
            key: 'kills',
            header: t('drops.budget.kills'),
            align: 'end',
            onCard: 'aside',
            cell: ({ monster }) => number(Math.round(kills.get(monster.id) ?? 0)),
          },
        ]}
      />
    </section>
  );
}
