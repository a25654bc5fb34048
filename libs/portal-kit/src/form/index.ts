export { failureText } from './failure-text';
export { ChosenPasswordField, type ChosenPasswordTexts } from './chosen-password-field';
export { useApiForm } from './use-api-form';
