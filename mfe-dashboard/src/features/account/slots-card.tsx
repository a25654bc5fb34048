import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames } from '@portico/ui';
import type { Account, Overview } from './account.queries';
import { BalanceCard } from './balance-card';
import styles from './slots-card.module.css';

/** With more, marks are too small to be counted. */
const MAX_MARKS = 18;

type Worlds = Overview['slots'];

export interface SlotsCardProps {
  account: Account;
  /** Undefined until they are there. */
  worlds: Worlds | undefined;
}

export function SlotsCard({ account, worlds }: SlotsCardProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const used = account.characters.length;
  const max = worlds?.length === 1 ? (worlds[0]?.max ?? 0) : account.characterSlots;
  const isOneWorld = worlds === undefined || worlds.length < 2;
  // Slots are per world, characters over all worlds: the overview tells how many worlds there are. 0 where the game tells no number.
  const isOfSlots = isOneWorld && max > 0 && used <= max;
  return (
    <BalanceCard
      className={styles.card}
      kind="characters"
      label={t('account.characterCount')}
      value={format.number(used)}
      unit={isOfSlots ? t('account.ofSlots', { slots: format.number(max) }) : undefined}
      foot={{
        text: isOneWorld ? isOfSlots && <Marks used={used} max={max} /> : <WorldSlots worlds={worlds} />,
      }}
    />
  );
}

function Marks({ used, max }: { used: number; max: number }) {
  if (max > MAX_MARKS) return null;
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: max }, (_, slot) => (
        <span key={slot} className={classNames(styles.mark, slot < used && styles.used)} />
      ))}
    </span>
  );
}

function WorldSlots({ worlds }: { worlds: Worlds }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  return (
    <ul className={styles.worlds} role="list">
      {worlds.map(({ world, used, max }) => (
        <li key={world}>
          {t('account.worldSlots', {
            world: format.number(world + 1),
            used: format.number(used),
            max: format.number(max),
          })}
        </li>
      ))}
    </ul>
  );
}
