import { JobBadge, Mesos, MeterBar } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Disclosure, FactList, LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import type { AccountCharacter } from './account.queries';
import styles from './account-page.module.css';

const ATTRIBUTES = ['str', 'dex', 'int', 'luk'] as const;
const BARS = [
  { kind: 'hp', value: 'hp', max: 'maxhp' },
  { kind: 'mp', value: 'mp', max: 'maxmp' },
] as const;

/** One character: name and job, the rest behind its summary. */
export function CharacterCard({ character }: { character: AccountCharacter }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { stats } = character;
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <bdi className={styles.name}>{character.name}</bdi>
          <JobBadge job={character.job} />
          <span>{format.level(character.level)}</span>
        </span>
      }
    >
      <div className={styles.details}>
        {BARS.map(({ kind, value, max }) => (
          <MeterBar
            key={kind}
            kind={kind}
            label={t(`stat.${kind}`)}
            value={stats[value]}
            max={stats[max]}
            text={`${format.number(stats[value])} / ${format.number(stats[max])}`}
          />
        ))}
        <FactList
          facts={[
            {
              key: 'meso',
              term: t('characters.meso'),
              value: <Mesos amount={character.meso} unit={t('characters.meso')} />,
            },
            ...ATTRIBUTES.map((attribute) => ({
              key: attribute,
              term: t(`stat.${attribute}`),
              value: format.number(stats[attribute]),
            })),
          ]}
        />
        <LinkButton href={paths.player(character.id)} size="small" icon="user">
          {t('characters.profile')}
        </LinkButton>
      </div>
    </Disclosure>
  );
}
