const WEB = new Set(['http:', 'https:']);

/** Opens a vote tab inside the click, while browsers allow it, and navigates it later. The site cannot reach back into the portal. */
export class VoteTab {
  private constructor(private readonly tab: Window | null) {}

  /** `waiting` stands in it meanwhile. */
  static open(waiting: string): VoteTab {
    const tab = window.open('', '_blank');
    if (tab !== null) {
      // With `noopener` in the call there would be no tab to lead on.
      tab.opener = null;
      const { dir, lang } = document.documentElement;
      Object.assign(tab.document.documentElement, { dir, lang });
      tab.document.title = waiting;
      tab.document.body.textContent = waiting;
    }
    return new VoteTab(tab);
  }

  /** False where it was blocked or has been closed: the visitor has to press a link. */
  goTo(url: string): boolean {
    if (this.tab === null || this.tab.closed || !isWebAddress(url)) return false;
    this.tab.location.replace(url);
    return true;
  }

  close(): void {
    this.tab?.close();
  }
}

/** Whether an address is one that leads to a site, and runs nothing here. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && WEB.has(new URL(url).protocol);
}
