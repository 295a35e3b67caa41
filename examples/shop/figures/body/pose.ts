import type { Figure } from "../../src/features/pictures/figure.ts"
import { type Frame, type Vec3, add, createFrame, mirror, mix, subtract, turn } from "../sculpt/vector.ts"

/** The joints of one side of the body. */
export interface Side {
  readonly shoulder: Vec3
  readonly elbow: Vec3
  readonly hand: Vec3
  readonly hip: Vec3
  readonly knee: Vec3
  readonly ankle: Vec3
  readonly toe: Vec3
}

/** How a fighter stands: joints in heads above the plinth's top. "left" is the fighter's own. */
export interface Pose {
  readonly pelvis: Vec3
  readonly chest: Vec3
  readonly neck: Vec3
  readonly head: Vec3
  /** Where the eyes look. */
  readonly gaze: Vec3
  readonly left: Side
  readonly right: Side
}

const orthodox: Pose = {
  pelvis: [0, 3.72, 0],
  chest: [0, 5.0, 0.12],
  neck: [0, 5.8, 0.2],
  head: [0.02, 6.38, 0.45],
  gaze: [0.12, -0.12, 1],
  left: {
    shoulder: [0.78, 5.48, 0.42],
    elbow: [0.98, 4.45, 1.0],
    hand: [0.62, 5.42, 1.72],
    hip: [0.4, 3.6, 0.05],
    knee: [0.62, 2.0, 0.72],
    ankle: [0.58, 0.36, 0.6],
    toe: [0.45, 0.12, 1.22],
  },
  right: {
    shoulder: [-0.82, 5.45, -0.12],
    elbow: [-0.98, 4.3, 0.3],
    hand: [-0.46, 5.36, 1.02],
    hip: [-0.4, 3.6, -0.05],
    knee: [-0.78, 2.0, -0.12],
    ankle: [-0.78, 0.42, -0.85],
    toe: [-1.08, 0.12, -0.3],
  },
}

const square: Pose = {
  pelvis: [0, 3.5, -0.1],
  chest: [0, 4.75, 0.15],
  neck: [0, 5.52, 0.32],
  head: [0, 6.1, 0.6],
  gaze: [0, -0.1, 1],
  left: {
    shoulder: [0.85, 5.22, 0.36],
    elbow: [1.25, 4.2, 0.72],
    hand: [0.82, 4.85, 1.6],
    hip: [0.42, 3.4, -0.05],
    knee: [1.0, 1.9, 0.62],
    ankle: [0.98, 0.36, 0.3],
    toe: [1.2, 0.12, 0.92],
  },
  right: {
    shoulder: [-0.85, 5.22, 0.16],
    elbow: [-1.2, 4.2, 0.5],
    hand: [-0.62, 4.95, 1.25],
    hip: [-0.42, 3.4, -0.1],
    knee: [-1.0, 1.9, 0.3],
    ankle: [-0.98, 0.36, -0.35],
    toe: [-1.25, 0.12, 0.25],
  },
}

const walkout: Pose = {
  pelvis: [0, 3.95, 0],
  chest: [0, 5.25, 0.05],
  neck: [0, 6.08, 0.06],
  head: [0, 6.68, 0.24],
  gaze: [0.1, -0.22, 1],
  left: {
    shoulder: [0.86, 5.76, 0.05],
    elbow: [1.12, 4.58, 0.22],
    hand: [0.34, 4.62, 1.02],
    hip: [0.4, 3.82, 0],
    knee: [0.5, 2.1, 0.16],
    ankle: [0.52, 0.36, 0.16],
    toe: [0.68, 0.12, 0.78],
  },
  right: {
    shoulder: [-0.86, 5.76, 0.05],
    elbow: [-1.12, 4.58, 0.22],
    hand: [-0.34, 4.66, 1.0],
    hip: [-0.4, 3.82, 0],
    knee: [-0.5, 2.1, 0.12],
    ankle: [-0.52, 0.36, -0.12],
    toe: [-0.75, 0.12, 0.48],
  },
}

const victory: Pose = {
  pelvis: [0.04, 3.95, 0],
  chest: [0, 5.25, -0.02],
  neck: [0, 6.06, 0],
  head: [-0.02, 6.68, 0.14],
  gaze: [-0.1, 0.12, 1],
  left: {
    shoulder: [0.86, 5.68, 0],
    elbow: [1.36, 4.7, -0.1],
    hand: [0.98, 3.95, 0.62],
    hip: [0.42, 3.82, 0],
    knee: [0.66, 2.1, 0.18],
    ankle: [0.76, 0.36, 0.1],
    toe: [0.98, 0.12, 0.7],
  },
  right: {
    shoulder: [-0.82, 5.92, 0],
    elbow: [-1.26, 6.95, 0.12],
    hand: [-0.98, 8.1, 0.2],
    hip: [-0.38, 3.82, 0],
    knee: [-0.58, 2.1, 0.12],
    ankle: [-0.7, 0.36, -0.08],
    toe: [-0.95, 0.12, 0.5],
  },
}

/** How far each stance is turned on its plinth, so that its best side is the front. */
const turns = { orthodox: -14, southpaw: 14, square: -14, walkout: -10, victory: -12 } as const

/** The pose of a stance; shoulders and hips follow the build. */
export function createPose({ stance, build, body }: Figure): Pose {
  const base = { orthodox, southpaw: mirrorPose(orthodox), square, walkout, victory }[stance]
  const breadth = { light: 0.93, middle: 1, heavy: 1.1 }[build] * (body === "woman" ? 0.86 : 1)
  return mapPose(spread(base, breadth), (point) => turn(point, turns[stance]))
}

/** The chest's own axes: x to the fighter's left, y to the neck, z forwards. */
export function chestFrame({ chest, pelvis, neck, left, right }: Pose): Frame {
  const across = subtract(left.shoulder, right.shoulder)
  return uprightFrame(chest, subtract(neck, mix(pelvis, chest, 0.5)), across)
}

/** The pelvis's own axes. */
export function pelvisFrame({ pelvis, chest, left, right }: Pose): Frame {
  return uprightFrame(pelvis, subtract(chest, pelvis), subtract(left.hip, right.hip))
}

/** The head's own axes, z along the gaze. */
export function headFrame({ head, gaze }: Pose): Frame {
  const side: Vec3 = [gaze[2], 0, -gaze[0]]
  return uprightFrame(head, [gaze[1] * -gaze[0], 1, gaze[1] * -gaze[2]], side)
}

function uprightFrame(origin: Vec3, up: Vec3, across: Vec3): Frame {
  const front: Vec3 = [-across[2], 0, across[0]]
  return createFrame(origin, up, front)
}

function spread(pose: Pose, by: number): Pose {
  const side = ({ shoulder, elbow, hand, ...leg }: Side): Side => {
    const shift: Vec3 = [shoulder[0] * (by - 1), 0, 0]
    return { ...leg, shoulder: add(shoulder, shift), elbow: add(elbow, shift), hand: add(hand, [shift[0] * 0.5, 0, 0]) }
  }
  return { ...pose, left: side(pose.left), right: side(pose.right) }
}

function mirrorPose(pose: Pose): Pose {
  const mirrored = mapPose(pose, mirror)
  return { ...mirrored, left: mirrored.right, right: mirrored.left }
}

function mapPose(pose: Pose, map: (point: Vec3) => Vec3): Pose {
  const side = (joints: Side): Side => ({
    shoulder: map(joints.shoulder),
    elbow: map(joints.elbow),
    hand: map(joints.hand),
    hip: map(joints.hip),
    knee: map(joints.knee),
    ankle: map(joints.ankle),
    toe: map(joints.toe),
  })
  const { pelvis, chest, neck, head, gaze, left, right } = pose
  return {
    pelvis: map(pelvis),
    chest: map(chest),
    neck: map(neck),
    head: map(head),
    gaze: map(gaze),
    left: side(left),
    right: side(right),
  }
}
