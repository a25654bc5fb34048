export { failureText } from './failure-text';
export { ChosenPasswordField, passwordTexts } from './chosen-password-field';
export { FormEnd } from './form-end';
export { useApiForm } from './use-api-form';
