import { useTexts } from '@portico/i18n';
import { Disclosure, LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { IconPlate } from '../../shared/icon-plate';
import type { FeatureCard as Card, FeatureCardKey, FeatureLink } from './feature-cards';
import { FeatureFact } from './feature-fact';
import type { Program } from './features.queries';
import type { FeaturesView } from './use-features-view';
import styles from './feature-tab.module.css';

export interface FeatureCardProps {
  card: Card & { key: FeatureCardKey };
  program: Program;
  numbers: Record<string, string>;
  view: FeaturesView;
}

/** One feature: its name and its number; what it means unfolds. */
export function FeatureCard({ card, program, numbers, view }: FeatureCardProps) {
  const t = useTexts('mfe-public');
  const { key, icon, fact, link } = card;
  return (
    <Disclosure
      className={styles.card}
      isOpen={view.isOpen(key)}
      onToggle={(isOpen) => view.setOpen(key, isOpen)}
      summary={
        <span className={styles.summary}>
          <IconPlate icon={icon} size={22} />
          <span className={styles.words}>
            <span className={styles.title}>{t(`features.card.${key}.title`)}</span>
            {fact && hasFact(fact.kind, program) && (
              <span className={styles.fact}>
                <FeatureFact fact={fact} program={program} />
              </span>
            )}
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

/** An owner may give perfect pitch for nothing. */
function hasFact(kind: string, program: Program): boolean {
  return kind !== 'pitch' || program.perfectPitch.length > 0;
}

function hrefOf(link: FeatureLink, view: FeaturesView): string {
  if (link === 'rankings') return paths.rankings;
  return view.partHref(link === 'pitch' ? 'perfect-pitch' : 'login-rewards');
}
