import { MeterBar } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Link } from '@portico/ui';
import styles from './character-stats.module.css';
import type { OwnCharacter } from './own-character';
import { useAccountDialog } from './use-account-dialog';

const ATTRIBUTES = ['str', 'dex', 'int', 'luk'] as const;
const BARS = [
  { kind: 'hp', max: 'maxhp' },
  { kind: 'mp', max: 'maxmp' },
] as const;

/** HP and MP as the game draws them, each with a plus as its stat window has it, and the four attributes. */
export function CharacterStats({ character, canUpgrade }: { character: OwnCharacter; canUpgrade: boolean }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { hrefOf } = useAccountDialog();
  const { id, name, stats } = character;
  return (
    <div className={styles.stats}>
      {BARS.map(({ kind, max }) => (
        <div key={kind} className={styles.bar}>
          <MeterBar
            className={styles.meter}
            kind={kind}
            label={t(`stat.${kind}`)}
            value={stats[kind]}
            max={stats[max]}
            text={`${format.number(stats[kind])} / ${format.number(stats[max])}`}
          />
          {canUpgrade && (
            <Link
              href={hrefOf('upgrade', { characterId: id, stat: max })}
              className={styles.plus}
              aria-label={t(`characters.raise.${kind}`, { name })}
            >
              <Icon name="plus" size={14} />
            </Link>
          )}
        </div>
      ))}
      <dl className={styles.attributes}>
        {ATTRIBUTES.map((attribute) => (
          <div key={attribute} className={styles.attribute}>
            <dt>{t(`stat.${attribute}`)}</dt>
            <dd>{format.number(stats[attribute])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
