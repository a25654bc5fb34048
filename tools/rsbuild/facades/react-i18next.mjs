export { initReactI18next, useTranslation } from '@portico/unshared/react-i18next';
