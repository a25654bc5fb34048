export { I18nextProvider, initReactI18next, useTranslation } from '@portico/unshared/react-i18next';
