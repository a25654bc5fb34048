/** Texts of the shell that tests of all remotes read, in English as its file has them. */
export const SHELL_TEXTS = {
  kit: {
    rank: {
      day: {
        up: 'Up {{places}} since yesterday',
        down: 'Down {{places}} since yesterday',
        same: 'Same as yesterday',
      },
      week: {
        up: 'Up {{places}} since last week',
        down: 'Down {{places}} since last week',
        same: 'Same as last week',
      },
    },
    wish: 'Wish list: ⁨{{name}}⁩',
    close: 'Close',
    cancel: 'Cancel',
    pending: 'One moment…',
    becomes: 'becomes',
    list: {
      search: 'Search',
      clearSearch: 'Clear the search',
      pages: 'Pages of the list',
      position: 'Page {{page}} of {{pages}}',
      positionAbout: 'Page {{page}} of about {{pages}}',
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
      pastEnd: 'This list ends at page {{pages}}',
      toLast: 'Go to the last page',
      filters: 'Filters',
      filtersOn_one: '{{count, number}} filter on',
      filtersOn_other: '{{count, number}} filters on',
      toResults: 'Show results',
    },
    unconfirmed: {
      title: 'Not confirmed yet',
      left: 'You left the page before the answer arrived.',
      once: 'Finish it to find out. However often you try, it counts once.',
      finish: 'Finish it',
      pending: 'Finishing…',
      leave: 'Do something else',
    },
  },
  game: { currency: { NX: 'NX', VP: 'Vote points', MESO: 'Mesos', HP: 'Max HP', MP: 'Max MP' } },
};
