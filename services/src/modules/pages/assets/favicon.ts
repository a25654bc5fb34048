/** A gate under an evening sky: the mark of the portal, drawn here. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#2a2350"/>
<path d="M0 23c6-5 10-5 16-2s10 3 16-1v5a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill="#3f7d4e"/>
<path d="M7 26V15a9 9 0 0 1 18 0v11h-4V15a5 5 0 0 0-10 0v11z" fill="#f2a65a"/>
<path d="M11 26V15a5 5 0 0 1 10 0v11z" fill="#fff1cf"/>
<path d="M6 25h6v2H6zm14 0h6v2h-6z" fill="#c9733a"/>
</svg>
`;
