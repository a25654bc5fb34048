/** What is said when all is done, for whom there is nothing special to say. */
export const CLOSINGS = [
  'Well, look at that. I had only half believed you would come back.',
  'You are quick. Here, before I think of something else.',
  'That is all of it? Then sit down. You look as if you had a story.',
  'I counted twice, and then I let somebody count who can count. It is right.',
  'Splendid. I shall tell everybody that it was my idea.',
  'My thanks. It is quieter already, do you hear?',
  'I would hug you, but you are covered in it.',
  'There. One worry less, and I had them numbered.',
  'You have done more for this place than the last three heroes. They mostly posed.',
  'Good work. The kettle is on, and for once there is cake.',
  'So it was possible! I owe my cousin four mesos.',
  'Take this. No, take it; my mother would never forgive me.',
] as const;

/** What is said while something is missing. */
export const REMINDERS = [
  'Still at it? Take your time. Not too much of it.',
  'I believe in you. I would believe in you more with all of it here.',
  'Remember what I asked for:',
  'One thing at a time. These are the things:',
  'Back already? Let us see what is missing.',
] as const;
