import { useTexts } from '@portico/i18n';
import { Icon, Menu } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import styles from './main-navigation.module.css';
import { useCommunity } from './use-community';

/** Chat, forum, the owner's further links and the downloads, for wide screens; a drawing alone on the narrowest of them. */
export function CommunityMenu() {
  const t = useTexts('shell');
  const links = useCommunity();
  const { key } = useLocation();
  if (links.every(({ isExternal }) => !isExternal)) return null;
  return (
    <Menu
      // A new page closes it.
      key={key}
      className={styles.navigationMenu}
      label={t('menu.community')}
      trigger={
        <>
          <span className={styles.communityName}>{t('menu.community')}</span>
          <Icon name="users" size={18} className={styles.communityDrawing} />
        </>
      }
      entries={links.map((link) => ({ ...link, key: link.href }))}
    />
  );
}
