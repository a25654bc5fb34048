import {
  createContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Context,
  type ReactNode,
  use,
  type MouseEvent,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

type LinkContext = Context<ComponentType<LinkProps>>;

declare global {
  // Only `var` declares a property of globalThis.
  var porticoLinkContext: LinkContext | undefined;
}

/** Every remote has its own copy of this library, but the provider is rendered once: the context is on the page, where all copies meet. */
function sharedContext(): LinkContext {
  globalThis.porticoLinkContext ??= createContext<ComponentType<LinkProps>>(PlainLink);
  return globalThis.porticoLinkContext;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const context = sharedContext();

/** Gives every link below it the router's link component: `href` in, client-side navigation out. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  const Provider = context;
  return <Provider value={component}>{children}</Provider>;
}

/** A link inside the portal. Outside a `LinkProvider` it is a plain `<a>`. */
export function Link(props: LinkProps) {
  const Component = use(context);
  return <Component {...props} />;
}

/** A link to another site: new tab, no referrer, never handled by the router. */
export function ExternalLink({ children, ...props }: LinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  );
}

/** Tells whether a click opens the link in this tab: main button, no key held. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
