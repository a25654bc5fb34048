import { REWARD_CYCLE_DAYS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Disclosure, LinkButton } from '@portico/ui';
import { Mesos, SmallDrawing } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import type { FeatureCard as Card, FeatureCardKey, FeatureFact as Fact, FeatureLink } from './feature-cards';
import { FEATURE_DRAWINGS } from './feature-drawings';
import type { Program } from './features.queries';
import type { FeaturesView } from './use-features-view';
import { formatRange } from './perfect-pitch';
import styles from './feature-tabs.module.css';

interface FeatureCardProps {
  card: Card & { key: FeatureCardKey };
  program: Program;
  numbers: Record<string, string>;
  view: FeaturesView;
}

export function FeatureCard({ card, program, numbers, view }: FeatureCardProps) {
  const t = useTexts('mfe-public');
  const { key, fact, link } = card;
  return (
    <Disclosure
      className={styles.card}
      isOpen={view.isOpen(key)}
      onToggle={(isOpen) => view.setOpen(key, isOpen)}
      summary={
        <span className={styles.summary}>
          <SmallDrawing parts={FEATURE_DRAWINGS[key]} size={56} />
          <span className={styles.words}>
            {fact && hasFact(fact.kind, program) && (
              <span className={styles.fact}>
                <FeatureFact fact={fact} program={program} />
              </span>
            )}
            <span className={styles.title}>{t(`features.card.${key}.title`)}</span>
          </span>
        </span>
      }
    >
      <p>{t(`features.card.${key}.text`, numbers)}</p>
      {link && (
        <LinkButton href={hrefOf(link, view)} size="small" iconEnd="arrowEnd" className={styles.link}>
          {t(`features.link.${link}`)}
        </LinkButton>
      )}
    </Disclosure>
  );
}

/** Hides the fact about perfect pitch if nothing on this server pays it. */
function hasFact(kind: string, program: Program): boolean {
  return kind !== 'pitch' || program.perfectPitch.length > 0;
}

function hrefOf(link: FeatureLink, view: FeaturesView): string {
  if (link === 'rankings') return paths.rankings;
  return view.partHref(link === 'pitch' ? 'perfect-pitch' : 'login-rewards');
}

function FeatureFact({ fact, program }: { fact: Fact; program: Program }): ReactNode {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language, config } = usePortal();
  switch (fact.kind) {
    case 'mesos':
      return <Mesos amount={program[fact.field]} />;
    case 'nx':
      return t('features.fact.nx', { amount: format.number(program[fact.field]) });
    case 'percent':
      return format.percent(program[fact.field], Number.isInteger(program[fact.field]) ? 0 : 1);
    case 'plus':
      return <bdi>{`+${format.number(program[fact.field])}`}</bdi>;
    case 'level':
      return t('features.fact.level', { amount: format.number(program[fact.field]) });
    case 'daily':
      return t('features.fact.votes', { amount: format.number(program[fact.field]) });
    case 'unit':
      return format.unit(program[fact.field], fact.unit);
    case 'count':
      return format.number(program[fact.field]);
    case 'rate':
      return config.rates.exp !== undefined && <bdi>{format.multiplier(config.rates.exp)}</bdi>;
    case 'free':
      return t('features.fact.free');
    case 'cycle':
      return format.unit(REWARD_CYCLE_DAYS, 'day');
    case 'pitch':
      return <bdi>{formatRange(language, ...boundsOf(program))}</bdi>;
  }
}

function boundsOf({ perfectPitch }: Program): [minimum: number, maximum: number] {
  return [
    Math.min(...perfectPitch.map(({ minimum }) => minimum)),
    Math.max(...perfectPitch.map(({ maximum }) => maximum)),
  ];
}
