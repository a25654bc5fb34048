/** What the cash shop covers one's gear with: name and a word, by kind. */
export const COSMETICS = `
# Cap
Paper Boat Hat | Folded from the morning edition.
Sleepy Fox Ears |
Calico Cat Ears |
Bat Ears |
Bee Antennae | They twitch when you fib.
Strawberry Beret |
Chef's Toque |
Beret of the Left Bank |
Top Hat with a Rabbit | The rabbit is not included. The rabbit insists it is.
Sunflower Hat | Turns with the sun. Do not wear it near a window.
Pineapple Hat |
Deerstalker |
Cloud Hat | With its own weather.
Snowman Bucket |
Crown of Daisies |
Velvet Bow |
Aviator Cap |
Propeller Cap | It nearly works.
Teapot Hat |
Octopus Hat | He is resting.
Toast Hairpin | Buttered side out.
Halo on a Wire |
Little Horns |
Wizard's Other Hat |
Lanternfish Hood |
Panda Hood |
Penguin Hood |
Frog Hood |
Dinosaur Hood | Rawr, it says on the label.
Bridal Veil |
Ghost Sheet |
Astronaut Helmet |
# Longcoat
Cherry Blossom Kimono | The petals fall slowly from shoulder to hem.
Maid of the Manor |
Butler's Tails |
Astronaut Suit |
Dinosaur Pyjamas |
Panda Pyjamas |
Penguin Suit | The other kind.
Sailor Dress |
Sailor Suit |
Gothic Lace Gown |
Marching Band Uniform |
Detective's Trench Coat |
Hot Spring Robe |
Wedding Dress |
Wedding Suit |
Mariachi Suit |
Doctor's Coat |
School Uniform, Winter |
School Uniform, Summer |
Strawberry Dress |
Space Captain's Jumpsuit |
Festival Happi |
Beekeeper Overalls |
Mermaid Gown | Walk carefully.
Ball Gown of Midnight | Until then.
# Coat
Striped Jumper |
Band T-Shirt | Nobody remembers the band.
Hawaiian Shirt |
Leather Jacket |
Fair Isle Cardigan |
Frilled Blouse |
Denim Vest |
Reindeer Jumper | Grandmother will ask.
Varsity Jacket |
Hoodie with Ears |
# Pants
Ripped Jeans |
Tartan Skirt |
Pinstripe Trousers |
Puffy Shorts |
Dungarees |
Tutu |
Hakama |
Polka Dot Skirt |
# Shoes
Bunny Slippers | The left one is called Left.
High-Top Sneakers |
Ballet Shoes |
Cowboy Boots |
Flip-Flops |
Platform Boots |
Glass Slippers | Only one was ever found. Here are two.
Bear Paw Slippers |
Light-Up Sneakers |
Wellingtons |
Ice Skates |
# Glove
Kitten Paws |
White Opera Gloves |
Boxing Gloves |
Knitted Mittens |
Bandaged Knuckles |
Lace Cuffs |
# Cape
Angel Wings |
Bat Wings |
Bumblebee Wings |
Monarch Wings |
Red Balloon | Careful in wind.
Schoolbag |
Kite on a String |
Fluttering Sheet Music |
Guitar on the Back |
Koala Backpack |
Autumn Leaf Swirl |
Falling Snow |
Jetpack, Cardboard |
Fox Tail |
Nine Fox Tails |
Superhero Bath Towel |
# Cover
Giant Paintbrush |
Baguette | Two days old, and deadly.
Rubber Chicken |
Inflatable Hammer |
Bouquet of Roses |
Frying Pan |
Electric Guitar |
Giant Pencil |
Fishing Rod |
Parasol |
Lollipop |
Magic Star Wand |
Broomstick |
Leek |
Carrot Blade |
Frozen Tuna |
Selfie Stick of the Ancients |
Feather Duster |
Balloon Sword |
Sparkler |
Violin |
Ladle of Plenty |
Umbrella, Closed |
Icicle Rapier |
# Face
Blushing Cheeks |
Cat Whiskers |
Cool Stubble |
Heart Sticker |
Band-Aid |
Bubblegum |
Rose in the Teeth |
# Eye
Heart-Shaped Glasses |
Pixel Shades | Deal with it.
Star Glasses |
Eyepatch with a Flower |
Swirly Glasses |
Cucumber Slices |
# Earring
Strawberry Earrings |
Dice Earrings |
Tiny Teacups |
Headphones |
Candy Cane Hoops |
`;

/** Pets: name and a word. */
export const PETS = `
Biscuit the Corgi | Always first at the table.
Mitten the Kitten | Has opinions.
Pebble the Turtle | Arrives when it arrives.
Soot the Drakeling | Sneezes sparks.
Dumpling the Panda | Asleep, mostly.
Waffle the Hedgehog | Round at both ends.
Professor the Owl | Corrects your spelling.
Marmalade the Fox | Knows where the henhouse is.
Button the Mouse | Lives in your left pocket.
Admiral the Parrot | Repeats only the interesting parts.
Nimbus the Sheep | Floats a little after meals.
Ziggy the Gecko | On the ceiling again.
Pudding the Otter | Holds your hand when it sleeps.
Gulliver the Gull | Chips go missing.
Tinker the Robot | Runs on good advice.
Ghostie | It said boo. Then it said sorry.
Barnaby the Badger | Digs.
Snowpea the Penguin | Formally dressed.
Clementine the Goat | Ate the description.
Orbit the Jellyfish | Glows when happy.
`;

/** Other goods of the cash shop: id, name, a word. */
export const CASH_GOODS = `
5010000 | Firefly Trail | A few fireflies follow wherever you go.
5010001 | Rain of Petals | Spring, wherever you stand.
5010002 | Thundercloud Overhead | For people in a mood.
5010003 | Musical Footsteps | A scale up, a scale down.
5010004 | Spotlight | You were born for it.
5010005 | Soap Bubbles | Do not breathe in.
5010006 | Orbiting Moons | Two small ones.
5030000 | Weekend Merchant Licence | Puts up a stall in the market for a week.
5030001 | Merchant Licence | Puts up a stall in the market for a month.
5040000 | Travel Compass | Points at the place you remember best.
5041000 | Grand Travel Compass | Points at the place somebody else remembers best.
5050000 | Page of Second Thoughts | Moves one ability point.
5050001 | Chapter of Second Thoughts | Moves one skill point.
5060000 | Engraver's Needle | Puts your name on a piece of gear.
5060001 | Little Padlock | Keeps a piece of gear from being sold by mistake.
5070000 | Town Crier Bell | Rings out a message to your town.
5072000 | Royal Town Crier Bell | Rings out a message to the whole world.
5076000 | Illustrated Handbill | Shows the world what you hold.
5080000 | Message Kite | Hangs a few words in the sky above you.
5090000 | Stamped Letter | Reaches anybody, anywhere.
5100000 | Song Request | The bard knows three. You pick.
5110000 | Box of Confetti | For occasions, and for Tuesdays.
5120000 | Pouch of Petals | Lets it rain petals for a while.
5121000 | Pouch of Snow | Lets it snow for a while, even in the dunes.
5130000 | Guardian Candle | Burns down in your place, once, and keeps your experience.
5140000 | Shop Permit | A cushion, a cloth and permission.
5150000 | Hairdresser Voucher | Whatever you ask for, you get what she sees.
5151000 | Hair Dye Voucher | Eight colours, one of them on purpose.
5152000 | Portrait Voucher | A new face, painted on from life.
5153000 | Sunlamp Voucher | A shade lighter or darker.
5160000 | Big Smile | An expression.
5160001 | Steam From the Ears | An expression.
5160002 | Starry Eyes | An expression.
5170000 | Pet Christening Certificate | Choose well. It will come when called that.
5180000 | Water of Long Life | Wakes a pet that has gone to sleep for good.
5190000 | Pet Manners: Fetch | Teaches a pet to pick things up.
5210000 | Scholar Charm | Twice the experience for a while.
5220000 | Fortune Cookie Ticket | One turn at the wheel.
5240000 | Pet Biscuits | A full bag, for now.
5360000 | Lucky Horseshoe | Twice the luck with drops for a while.
5370000 | Chalkboard | Write something clever on it.
5450000 | Travelling Pedlar | Sells you potions anywhere, and his life story with them.
5500000 | Extra Sand | Gives a thing that runs out another month.
5510000 | Wheel of the Kindly Fates | You stand up where you fell.
5520000 | Scissors of Unbinding | Lets a bound thing be traded once.
5570000 | Vicious Little Hammer | Knocks one more slot into a piece of gear.
`;
