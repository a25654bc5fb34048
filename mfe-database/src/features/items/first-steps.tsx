import { useTexts } from '@portico/i18n';
import { LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import { EMPTY_SEARCH } from './advanced/advanced-state';
import type { ItemsLinks } from './items-state';
import styles from './first-steps.module.css';

/** Next steps and full lists, while no item is chosen. */
export function FirstSteps({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  return (
    <Window as="aside" title={t('item.select.title')}>
      <p className={styles.lead}>{t('item.select.text')}</p>
      <p className={styles.steps}>
        <LinkButton href={links.advancedHref({ ...EMPTY_SEARCH, searchMode: 'items' })}>
          {t('advanced.mode.items')}
        </LinkButton>
        <LinkButton href={paths.itemList()}>{t('list.link')}</LinkButton>
        <LinkButton href={paths.databaseTab('monsters')}>{t('advanced.mode.monsters')}</LinkButton>
      </p>
    </Window>
  );
}
