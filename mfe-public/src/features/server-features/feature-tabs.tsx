import { useTexts } from '@portico/i18n';
import { classNames, Icon, Link } from '@portico/ui';
import { usePortal } from '@portico/portal-kit';
import type { KeyboardEvent } from 'react';
import { FEATURE_TABS } from './feature-cards';
import type { FeaturesView } from './use-features-view';
import styles from './feature-tabs.module.css';

/** The six topics, each with its address. Arrow keys move along the tabs in the reading direction. */
export function FeatureTabs({ view }: { view: FeaturesView }) {
  const t = useTexts('mfe-public');
  const { direction } = usePortal();
  return (
    <nav aria-label={t('features.tabs')} className={styles.tabs}>
      <ul role="list" onKeyDown={(event) => walk(event, direction === 'rtl' ? -1 : 1)}>
        {FEATURE_TABS.map(({ key, icon }) => (
          <li key={key}>
            <Link
              href={view.tabHref(key)}
              className={classNames(styles.tab, view.tab === key && styles.current)}
              aria-current={view.tab === key ? 'true' : undefined}
            >
              <Icon name={icon} size={22} />
              <span>{t(`features.tab.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Focuses and opens the next tab. The first follows the last. */
function walk(event: KeyboardEvent<HTMLUListElement>, forward: 1 | -1): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = targetOf(event.key, at, links.length, forward);
  const link = at === -1 || to === undefined ? undefined : links[to];
  if (link === undefined) return;
  event.preventDefault();
  link.focus();
  link.click();
}

function targetOf(key: string, at: number, count: number, forward: 1 | -1): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: (at + forward + count) % count,
    ArrowLeft: (at - forward + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
