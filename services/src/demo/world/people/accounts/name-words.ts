const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What people are called, from many countries, as they write it in a game. */
export const FIRST_NAMES = words(`
  Alex Aaron Adriana Aiko Akira Alina Amir Ana Andre Anya Ari Asher Bea Ben Bianca Bruno Caio Camila Carlos Cecilia
  Chen Chloe Chris Clara Dani Daniel Dario David Diego Dima Duda Eitan Elena Eli Emi Emma Enzo Erik Esther Eva Fabio
  Felipe Felix Fernanda Finn Gabi Gabriel Gal Gina Gui Hana Haru Hugo Hyun Igor Ines Iris Ivan Jae Jakub Jana Jin Joao
  Joel Jonas Josh Juan Jule Jun Kai Karin Katya Keiko Ken Kevin Kim Kira Laura Lea Leo Leon Levi Lia Lina Liv Luca
  Lucas Luis Luna Maja Malik Marco Maria Mateo Matt Max Maya Mei Mia Mila Min Miguel Misha Naomi Nico Nina Noa Noah
  Nora Olga Omer Oscar Otto Paula Pedro Petra Pia Rafa Rei Ren Rina Rio Roni Rui Ryu Sam Sana Sara Sasha Seo Shai
  Shira Sho Simon Sofia Soo Sora Stef Tal Tara Theo Thiago Tim Tom Uri Vera Vic Vitor Wei Will Xin Yael Yan Yara
  Yoav Yoon Yuki Yuna Yuri Yuto Zoe`);

/** Fore part of a compound. */
export const QUALITIES = words(`
  Dark Light Silent Frozen Burning Golden Silver Crimson Azure Violet Hollow Wild Holy Fallen Lost Broken Ancient Swift
  Tiny Big Lil Fat Lazy Sleepy Grumpy Happy Hungry Salty Spicy Sweet Sour Crispy Fluffy Soft Angry Sad Bored Drunk Crazy
  Lucky Cursed Rusty Dusty Cosmic Lunar Solar Stormy Rainy Misty Icy Toxic Electric Neon Pixel Retro Velvet Cobalt Royal
  Mad Bad Pro Fast Slow Old Young Secret Shy Proud Brave Blind Grim Iron Steel Stone Wooden Paper Plastic`);

/** Hind part of a compound, or a name on its own. */
export const CREATURES = words(`
  Wolf Fox Crow Raven Hawk Owl Cat Kitty Panda Bear Bunny Frog Toad Duck Goose Otter Seal Shark Whale Koi Tiger Lion
  Lynx Moose Goat Sheep Hamster Mouse Ferret Badger Gecko Snake Viper Dragon Drake Phoenix Moth Bee Wasp Spider Crab
  Squid Penguin Sloth Llama Yak Possum Raccoon Turtle Falcon Swan`);

export const THINGS = words(`
  Blade Arrow Knight Wing Song Fang Soul Spark Shot Fist Witch Boots Tea Rider Storm Shadow Flame Frost Moon Star Sun
  Sky Rain Snow Dawn Dusk Night Ghost Angel Demon Reaper Hunter Slayer Walker Dancer Singer Healer Sniper Ninja Samurai
  Ronin Wizard Archer Rogue Monk Pirate Captain Sailor King Queen Prince Lord Lady Boss Chief Guru Legend Hero Void
  Abyss Echo Ember Ash Thorn Rose Lily Iris Lotus Birch Oak Willow River Ocean Wave Comet Nova Nebula Orbit`);

export const FOODS = words(`
  Tofu Mango Noodle Pickle Ramen Sushi Mochi Kimchi Bibim Udon Dango Taco Burrito Nacho Pizza Waffle Pancake Bagel Donut
  Muffin Cookie Brownie Pudding Toffee Caramel Honey Sugar Cinnamon Ginger Basil Pepper Garlic Onion Potato Tater
  Carrot Radish Turnip Olive Peach Cherry Lemon Lime Melon Papaya Kiwi Coconut Banana Plum Berry Acai Feijao Pao Brie
  Gouda Cheddar Latte Mocha Espresso Matcha Boba Cocoa Soda Falafel Hummus Shakshuka Bamba Schnitzel Pierogi Borscht`);

/** Words of other languages that players like, written in Latin letters. */
export const ROMANIZED = words(`
  kaze yume hoshi tsuki hikari sakura neko inu kitsune kage yuki ame sora umi kawaii baka senpai ichigo momo ringo namida
  haneul byeol dalbit nabi gom tokki sarang baram noeul gureum
  xiaomao xiaobai longwei feng yueliang tianshi meimei laoshi dajie
  saudade luar estrela gatinho lobinho foguete brisa zica mano moleque caju
  zvezda medved volk sneg koshka luna veter
  kochav yareach chatul barak sufa galim`);

/** Whole names that somebody thought up, with a story behind each. */
export const ONE_OFFS = words(`
  iForgotMyPw NotAHealer WhereIsMyPot OneMorePot mesosplz SellingScrlz BuyingGlove LeechPls NoLeechPls AfkCooking
  AfkMomCalled MyOtherAlt ActuallyBald DadIsOnline MomsAccount Grandma1952 HealPls HealsNoOne MissMissMiss
  LagLord DcAgain WifiFromCafe TypoKnigth PotionPro WalkToTown LostInSewer FellOffRope RopeEnjoyer JumpQuester
  OneHpLeft OneShotMe GlassCannon PaperTank SnailSlayer ShroomSoup MushLover PigFarmer CrabRangoon StumpStomp
  Bob Bobb Bobby2 Steve Karen Gary Phil Doug xX1337Xx imNoob nub4lyfe uwuKnight owoMage QuiteGood KindaBad FineTea
  EggSalad SockThief ThirdSock Cardboard Stapler Toaster Lampshade Doorknob MrFridge MsPotato SirSnacks DrNope
  Untitled Placeholder asdfgh qwertz hjkl Test1 zzzzz aaaah brb AreWeThere WrongMap SouthGate2 ClericDiff
  BossMechanic FmMerchant1 FmMerchant2 DoorsOpen NoDoor FreeHugs PayDay RentIsDue CutRent`);
