import { FILTER_PRESETS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { CardLink, Icon, Window, type IconName } from '@portico/ui';
import { EMPTY_SEARCH, presetSearch } from './advanced/advanced-state';
import { PRESET_ICONS, PRESET_NAMES } from './advanced/presets';
import type { ItemsLinks } from './items-state';
import styles from './first-steps.module.css';

interface Step {
  key: string;
  href: string;
  icon: IconName;
  text: string;
}

export interface FirstStepsProps {
  links: ItemsLinks;
  /** Without them while the advanced panel is open, which has the same. */
  hasSteps: boolean;
}

export function FirstSteps({ links, hasSteps }: FirstStepsProps) {
  const t = useTexts('mfe-database');
  const steps: Step[] = [
    ...PRESET_NAMES.map((name) => ({
      key: name,
      href: links.advancedHref(presetSearch(FILTER_PRESETS[name])),
      icon: PRESET_ICONS[name],
      text: t(`advanced.preset.${name}`),
    })),
    {
      key: 'items',
      href: links.advancedHref({ ...EMPTY_SEARCH, searchMode: 'items' }),
      icon: 'sword',
      text: t('advanced.mode.items'),
    },
    {
      key: 'monsters',
      href: links.advancedHref({ ...EMPTY_SEARCH, searchMode: 'monsters' }),
      icon: 'skull',
      text: t('advanced.mode.monsters'),
    },
  ];
  if (!hasSteps) {
    return (
      <Window as="aside" title={t('item.select.title')}>
        <p className={styles.lead}>{t('item.select.text')}</p>
      </Window>
    );
  }
  return (
    <Window as="aside" title={t('advanced.presets')} icon="filter">
      <p className={styles.lead}>
        <strong>{t('item.select.title')}</strong>
        <br />
        {t('item.select.text')}
      </p>
      <ul className={styles.steps} role="list">
        {steps.map(({ key, href, icon, text }) => (
          <li key={key}>
            <CardLink href={href} className={styles.step}>
              <Icon name={icon} size={20} />
              {text}
            </CardLink>
          </li>
        ))}
      </ul>
    </Window>
  );
}
