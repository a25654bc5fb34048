const WEB = new Set(['http:', 'https:']);

/**
 * Opens a vote tab during the click, because browsers block later ones, and navigates it afterwards. The site gets no
 * access to the portal's page.
 */
export class VoteTab {
  private constructor(private readonly tab: Window | null) {}

  /** Opens the tab with the text `waiting`. */
  static open(waiting: string): VoteTab {
    const tab = window.open('', '_blank');
    if (tab !== null) {
      // With `noopener` in the call, `open` would return no tab to navigate.
      tab.opener = null;
      const { dir, lang } = document.documentElement;
      Object.assign(tab.document.documentElement, { dir, lang });
      tab.document.title = waiting;
      tab.document.body.textContent = waiting;
    }
    return new VoteTab(tab);
  }

  /** False if the tab was blocked or closed: the user has to press a link. */
  goTo(url: string): boolean {
    if (this.tab === null || this.tab.closed || !isWebAddress(url)) return false;
    this.tab.location.replace(url);
    return true;
  }

  close(): void {
    this.tab?.close();
  }
}

/** Whether an address leads to a website; others, such as `javascript:`, could run code here. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && WEB.has(new URL(url).protocol);
}
