export { failureText } from './failure-text';
export { ChosenPasswordField } from './chosen-password-field';
export { FormEnd } from './form-end';
export { passwordTexts } from './password-texts';
export { useApiForm } from './use-api-form';
