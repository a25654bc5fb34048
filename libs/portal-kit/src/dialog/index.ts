export { FormDialog, type FormDialogProps } from './form-dialog';
export { type DialogHandle, PendingForm, type DoneTexts } from './pending-form';
export { PendingViews } from './pending-views';
