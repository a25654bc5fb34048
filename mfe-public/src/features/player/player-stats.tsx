import { MeterBar } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatRow, StatTile, Window, Stack } from '@portico/ui';
import type { Player } from './player.queries';
import styles from './player-page.module.css';

const ATTRIBUTES = ['str', 'dex', 'int', 'luk'] as const;

export function PlayerStats({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <Window title={t('player.stats.title')} icon="chart">
      <Stack gap={3}>
        <MeterBar
          kind="hp"
          label={t('player.stat.hp')}
          value={player.hp}
          max={player.maxhp}
          text={`${format.number(player.hp)} / ${format.number(player.maxhp)}`}
        />
        <MeterBar
          kind="mp"
          label={t('player.stat.mp')}
          value={player.mp}
          max={player.maxmp}
          text={`${format.number(player.mp)} / ${format.number(player.maxmp)}`}
        />
      </Stack>
      <StatRow className={styles.attributes}>
        {ATTRIBUTES.map((attribute) => (
          <StatTile
            key={attribute}
            label={t(`player.stat.${attribute}`)}
            value={format.number(player[attribute])}
          />
        ))}
      </StatRow>
    </Window>
  );
}
