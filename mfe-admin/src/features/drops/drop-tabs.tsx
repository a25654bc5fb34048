import { DROP_TABLES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { TabLinks } from '@portico/ui';
import styles from './drops-page.module.css';
import { NONE, type DropsState } from './drops-state';

/** Of monsters or of reactors. What narrows one of them says nothing of the other. */
export function DropTabs({ view, hrefWith }: DropsState) {
  const t = useTexts('mfe-admin');
  const other = { search: '', minLevel: 0, maxLevel: 0, partyQuest: '', dropper: 0, panel: '', item: NONE };
  return (
    <TabLinks
      className={styles.tabs}
      label={t('drops.tabs.label')}
      items={DROP_TABLES.map((table) => ({
        key: table,
        href: hrefWith(table === view.table ? {} : { ...other, type: table }),
        text: t(`drops.tabs.${table}`),
        isCurrent: table === view.table,
      }))}
    />
  );
}
