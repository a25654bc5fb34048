/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = { admin: '/admin', votes: '/admin/votes' } as const;
