import { defineRemote } from '@portico/portal-kit';
import { confirmEmailPage } from './features/confirm-email/confirm-email.page';
import { downloadPage } from './features/download/download.page';
import { dressingRoomPage } from './features/dressing-room/dressing-room.page';
import { featuresPage } from './features/server-features/features.page';
import { groupPage } from './features/group/group.page';
import { gainsPage } from './features/gains/gains.page';
import { guildPage, guildsPage } from './features/guilds/guilds.page';
import { homePage } from './features/home/home.page';
import { loginPage } from './features/login/login.page';
import { newsItemPage, newsPage } from './features/news/news.page';
import { onlinePage } from './features/online/online.page';
import { playerPage } from './features/player/player.page';
import { rankingsPage } from './features/rankings/rankings.page';
import { recoverPage } from './features/recover/recover.page';
import { registerPage } from './features/register/register.page';

export default defineRemote({
  name: 'mfe-public',
  pages: [
    homePage,
    rankingsPage,
    guildsPage,
    gainsPage,
    onlinePage,
    playerPage,
    groupPage,
    guildPage,
    dressingRoomPage,
    newsPage,
    newsItemPage,
    featuresPage,
    downloadPage,
    loginPage,
    recoverPage,
    confirmEmailPage,
    registerPage,
  ],
  slots: { 'player.card': './player-card' },
  redirects: [
    { from: '/character/:id', to: '/player/:id' },
    { from: '/rankings/group/:groupId', to: '/group/:groupId' },
  ],
});
