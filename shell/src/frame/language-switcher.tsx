import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, usePortal } from '@portico/portal-kit';
import { classNames, Icon, Menu, Sheet } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import styles from './header.module.css';
import { followLanguage, useLanguageAddress, LanguageLinks } from './language-links';

export function LanguageSwitcher() {
  return (
    <>
      <LanguageMenu />
      <LanguageSheet />
    </>
  );
}

function LanguageMenu() {
  const t = useTexts('shell');
  const { language: current } = usePortal();
  const addressIn = useLanguageAddress();
  const { key } = useLocation();
  return (
    <Menu
      // Closed by a new page, through a new key.
      key={key}
      className={classNames(styles.tool, styles.forWide)}
      label={`${t('language.choose')}: ${LANGUAGE_NAMES[current]}`}
      icon="globe"
      trigger={
        <span className={styles.languageCode} aria-hidden="true">
          {current.slice(0, 2)}
        </span>
      }
      align="end"
      entries={LANGUAGES.map((language) => ({
        key: language,
        text: LANGUAGE_NAMES[language],
        href: addressIn(language),
        isDocumentLoad: true,
        isCurrent: language === current,
        language,
        onFollow: (press) => followLanguage(language, press),
      }))}
    />
  );
}

function LanguageSheet() {
  const t = useTexts('shell');
  const { language } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.tool, styles.forNarrow, styles.language)}
        aria-haspopup="dialog"
        aria-label={`${t('language.choose')}: ${LANGUAGE_NAMES[language]}`}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="globe" size={20} />
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('language.choose')}
        closeText={kitText('kit.close')}
        side="bottom"
      >
        <LanguageLinks look="lines" />
      </Sheet>
    </>
  );
}
