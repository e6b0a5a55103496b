/** The about page: the village's figures and three stories. */
import {
  battle,
  churchListing,
  churchRecord,
  evacuation,
  exerciseTiger,
  own,
  ownFigures,
} from './sources';
import type { KeyFact, Story } from './types';

const sources = [ownFigures];

export const keyFacts = [
  { label: 'Population', value: '1,200', sources },
  { label: 'Founded', value: '12th century', sources },
  { label: 'Area', value: '8.5 km²', sources },
  { label: 'Beach award', value: 'Blue Flag', sources },
] as const satisfies readonly KeyFact[];

export const visitCall = {
  heading: 'Come and see for yourself',
  text: 'Pick what you like, keep it in your planner, and print it before the signal goes.',
  action: 'Plan Your Visit',
} as const;

export const stories = [
  {
    slug: 'tower',
    title: 'The tower that ships steered by',
    image: {
      src: 'story-tower',
      alt: 'The tall tower of St Peter’s Church in the round of a ship’s telescope, a ship with three masts below it',
      poster: 'The Tower That Ships Steered By',
    },
    paragraphs: [
      'St Peter’s stands about 95\u00a0m above the sea, which would be high enough for most churches. Its builders added a tall tower all the same, and for ships off this coast it became a landmark: find the tower, and you know which piece of Devon you are looking at.',
      'The church is listed Grade II*, and on the map you will find it at SX\u00a0862\u00a0483. Out in the bay you hardly need the map. Look up at the cliff for the one straight line among all the round hills, and that is the village.',
    ],
    sources: [churchListing, churchRecord, own],
  },
  {
    slug: 'battle',
    title: 'The battle below the village',
    image: {
      src: 'story-battle',
      alt: 'Villagers with pitchforks and spears from behind, facing a ship whose square sail has a black cross',
      poster: 'The Battle below the Village',
    },
    paragraphs: [
      'In 1404 a battle was fought on Blackpool Sands. It is an odd thing to know while you are choosing an ice cream. The cove has the shape of a small theatre, with wooded cliffs for walls and a bright curve of shingle for a stage.',
      'Families set up their windbreaks, and the stones roll over in the waves as they must have rolled that day. Spare it a thought as you go down: six hundred years ago this quiet walk had a very different end.',
    ],
    sources: [battle, own],
  },
  {
    slug: 'evacuation',
    title: 'When everyone had to leave',
    image: {
      src: 'story-evacuation',
      alt: 'Cases, a caged bird and a teddy bear by a lane, a loaded lorry leaving and grey ships lying in the bay',
      poster: 'When Everyone Had to Leave',
    },
    paragraphs: [
      'In 1943 the country around Slapton Sands was emptied of its people. The beach was wanted for rehearsals of D-Day, and until 1944 soldiers practised here for the landings, on three miles of shingle under an ordinary Devon sky.',
      'It cost lives before the landings had even begun. Hundreds of men died in one of those rehearsals, Exercise Tiger. At Torcross, at the south end of the beach, a Sherman tank stands as their memorial.',
      'Go on a quiet day if you can. There is the sea on one side, the Ley on the other, and a long way to walk while you think about it.',
    ],
    sources: [evacuation, exerciseTiger, own],
  },
] as const satisfies readonly Story[];
