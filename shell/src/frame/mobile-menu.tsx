import { useEffect } from 'react';
import { useTexts } from '@portico/i18n';
import { classNames, Icon } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import { useOpened } from '../navigation/use-opened';
import styles from './header.module.css';

const load = () => import(/* webpackChunkName: "menu" */ './menu-sheet').then(({ MenuSheet }) => MenuSheet);

export function MobileMenu() {
  const t = useTexts('shell');
  const { key } = useLocation();
  const { Opened, isOpen, prepare, open, close } = useOpened(load);
  useEffect(close, [key, close]);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.tool, styles.forNarrow)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('menu.open')}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" size={22} />
      </button>
      {isOpen && Opened && <Opened onClose={close} />}
    </>
  );
}
