import { useLocation } from 'react-router-dom';

interface ServedContentOfPage {
  /** Path and query, without language prefix. */
  address: string;
  nodes: Node[];
}

let served: ServedContentOfPage | undefined;

/** Holds what the server wrote into the page, for as long as nothing live has taken its place; true where there is any. */
export function keepServedContent(container: HTMLElement, basename: string): boolean {
  const main = container.querySelector('[data-served] main');
  const { pathname, search } = window.location;
  if (main !== null) {
    served = { address: (pathname.slice(basename.length) || '/') + search, nodes: [...main.childNodes] };
  }
  return main !== null;
}

/** Called once the page itself is shown. */
export function dropServedContent(): void {
  served = undefined;
}

/** What the server wrote for the page at the current address, undefined where it wrote nothing or the page has been live. */
export function useServedContent(): Node[] | undefined {
  const { pathname, search } = useLocation();
  return served?.address === pathname + search ? served.nodes : undefined;
}

/** The very nodes that the reader has before them: in the frame they stay where they were. */
export function ServedContent({ nodes }: { nodes: Node[] }) {
  return (
    <div className="served">
      <div ref={(place) => place?.replaceChildren(...nodes)} />
    </div>
  );
}
