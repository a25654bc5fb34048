/// <reference path="./css-modules.d.ts" />
export * from '@portico/ui/base';
export { Badge, RankMedal, type BadgeProps, type RankMedalProps, type Tone } from './badge/badge';
export { CardAction } from './card-action/card-action';
export { CardLink } from './card-link/card-link';
export { ChartField, type ChartFieldProps } from './chart-field/chart-field';
export { ChartFigure, ChartLevel, ChartTime, type ChartFigureProps } from './chart-field/chart-figure';
export { ChartReader, type ChartReaderProps, indexAfterKey, shareOfWidth } from './chart-field/chart-reader';
export { ChoiceField, type Choice, type ChoiceFieldProps } from './choice-field/choice-field';
export type { DataColumn, DataTableProps } from './data-table/data-column';
export { DataTable } from './data-table/data-table';
export { DetailColumns, type DetailColumnsProps } from './detail-columns/detail-columns';
export { Dialog, DialogFooter, type DialogProps } from './dialog/dialog';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { LiveSearchField, type LiveSearchFieldProps } from './field/live-search-field';
export { NumberField, type NumberFieldProps, TextField, type TextFieldProps } from './field/text-field';
export { SearchField, type SearchFieldProps } from './field/search-field';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field';
export { FilterBadges, type FilterBadge, type FilterBadgesProps } from './filter-badges/filter-badges';
export { FilterSheet, type FilterSheetProps } from './filter-sheet/filter-sheet';
export {
  CheckField,
  type CheckFieldProps,
  FormField,
  type FormFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
} from './form/form-field';
export { CodeField, type CodeFieldProps } from './form/code-field';
export { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from './form/combobox-field';
export { FormError, type FormErrorProps, SubmitButton, type SubmitButtonProps } from './form/submit-button';
export { PasswordField, type PasswordFieldProps, type PasswordFieldTexts } from './form/password-field';
export { StrengthMeter, type StrengthMeterProps, type StrengthMeterTexts } from './form/strength-meter';
export { Logo } from './logo/logo';
export {
  Menu,
  type MenuAction,
  type MenuEntry,
  type MenuHeading,
  type MenuLink,
  type MenuProps,
  type MenuSeparator,
} from './menu/menu';
export { ModalDialog, type ModalDialogProps } from './modal-dialog/modal-dialog';
export { useModalPopover } from './modal-popover/use-modal-popover';
export { PageHeader, type PageHeaderProps } from './page-header/page-header';
export { PageSection, type PageSectionProps } from './page-section/page-section';
export { Pagination, type PaginationProps, type PaginationTexts } from './pagination/pagination';
export { useScrollLock } from './scroll-lock/use-scroll-lock';
export { Sheet, type SheetProps } from './sheet/sheet';
export { Row, SoftText, Stack, type SoftTextProps, type StackProps } from './stack/stack';
export { FactList, factsOf, StatRow, StatTile, type Fact, type StatTileProps } from './stat-tile/stat-tile';
export { StatusLamp, type StatusLampProps } from './status-lamp/status-lamp';
export { Stepper, type StepperProps } from './stepper/stepper';
export { SteadyText, type SteadyTextProps } from './steady-text/steady-text';
export {
  PageTabs,
  SegmentedLinks,
  TabLinks,
  type LinkChoice,
  type LinkChoicesProps,
} from './tab-links/tab-links';
export { Waiting } from './waiting/waiting';
export { Window, type WindowProps } from './window/window';
