import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import { ExternalLink, Link, type LinkProps } from '../link/link';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  /** At most one `primary` on a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the width, takes no second press and tells screen readers. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function lookOf(variant: ButtonVariant, size: ButtonSize, className?: string) {
  return classNames(styles.root, styles[variant], styles[size], className);
}

function ButtonContent({ icon, iconEnd, children, size }: ButtonLook) {
  const iconSize = size === 'large' ? 20 : 16;
  return (
    <>
      {icon && <Icon name={icon} size={iconSize} />}
      {children !== undefined && <span className={styles.label}>{children}</span>}
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </>
  );
}

/** A button for an action. Use `LinkButton` to go somewhere. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon,
    iconEnd,
    isPending,
    className,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={lookOf(variant, size, className)}
      aria-disabled={isPending || rest['aria-disabled']}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonContent>
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd'> {
  icon: IconName;
  label: string;
}

/** A square button with an icon; `label` is its name and tooltip. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      icon={icon}
      aria-label={label}
      title={label}
      className={classNames(styles.square, className)}
    />
  );
}

export interface LinkButtonProps extends ButtonLook, LinkProps {
  /** Opens another site in a new tab, with a mark that says so. */
  isExternal?: boolean;
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon,
    iconEnd,
    isExternal,
    className,
    children,
    ...rest
  } = props;
  const Component = isExternal ? ExternalLink : Link;
  return (
    <Component {...rest} className={lookOf(variant, size, className)}>
      <ButtonContent icon={icon} iconEnd={isExternal ? 'external' : iconEnd} size={size}>
        {children}
      </ButtonContent>
    </Component>
  );
}
