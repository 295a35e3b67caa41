import type { CoarseField } from "./coarseField.ts"
import type { Vertex } from "./mesh.ts"
import type { Rgb } from "./paint.ts"
import { type Vec3, add, dot, normalise, turn } from "./vector.ts"

/** Lamps and eye as a model sees them; all directions point away from it. */
export interface Lighting {
  readonly key: Vec3
  readonly fill: Vec3
  readonly rim: Vec3
  readonly eye: Vec3
  readonly solid: CoarseField
}

const keyLight: Rgb = [2.5, 2.27, 1.93]
const fillLight: Rgb = [0.42, 0.38, 0.36]
const rimLight: Rgb = [1.5, 1.1, 0.85]
const ambient: Rgb = [0.17, 0.148, 0.13]
const bounce: Rgb = [0.2, 0.17, 0.14]

/** The lamps hang with the camera, so that every photograph is lit from the same side. */
export function createLighting(solid: CoarseField, orbitDegrees: number): Lighting {
  const hang = (direction: Vec3) => turn(normalise(direction), orbitDegrees)
  return {
    solid,
    key: hang([-0.72, 0.72, 0.34]),
    fill: hang([0.5, 0.1, 0.8]),
    rim: hang([0.75, 0.35, -0.6]),
    eye: hang([0, 0.12, 1]),
  }
}

/** The light that a vertex sends to the eye. */
export function lightOf(vertex: Vertex, lighting: Lighting): Rgb {
  const { pigment, paint } = vertex
  const { diffuse, highlight, through, mirrored } = receivedBy(vertex, lighting)
  const send = (own: number, received: number, reddening: number, lamp: number) =>
    paint.isMetal === true
      ? expose(own * (received * 0.55 + highlight * lamp * 2.6 + mirrored))
      : expose(own * (received + through * reddening) + highlight * lamp * 0.5)
  return [
    send(pigment[0], diffuse[0], 2.2, keyLight[0]),
    send(pigment[1], diffuse[1], 0.5, keyLight[1]),
    send(pigment[2], diffuse[2], 0.5, keyLight[2]),
  ]
}

interface Received {
  /** All that falls on the surface, by channel. */
  readonly diffuse: Rgb
  readonly highlight: number
  /** Light that has gone through skin comes out red where shadow begins. */
  readonly through: number
  /** The studio's light that polished metal reflects. */
  readonly mirrored: number
}

function receivedBy({ point, normal, paint }: Vertex, { solid, key, fill, rim, eye }: Lighting): Received {
  const open = openness(solid, point, normal)
  const facing = dot(normal, key)
  const lit = facing <= 0 ? 0 : facing * shadow(solid, point, normal, key)
  const side = Math.max(0, dot(normal, fill)) * open
  const edge = (1 - Math.max(0, dot(normal, eye))) ** 3 * Math.max(0, dot(normal, rim)) * open
  const below = Math.max(0, 0.3 - normal[1] * 0.7) * Math.exp(-Math.max(0, point[1] + 0.6) / 2.2) * open
  const sky = (0.55 + 0.45 * normal[1]) * open ** 1.5
  const sum = (channel: 0 | 1 | 2) =>
    lit * keyLight[channel] +
    side * fillLight[channel] +
    edge * rimLight[channel] +
    sky * ambient[channel] +
    below * bounce[channel]
  const glance = (lamp: Vec3, shine: number) =>
    Math.max(0, dot(normal, normalise(add(lamp, eye)))) ** shine * paint.gloss
  return {
    diffuse: [sum(0), sum(1), sum(2)],
    highlight: glance(key, paint.shine) * 0.55 * Math.min(1, lit * 3) + glance(rim, paint.shine * 0.6) * 0.1 * open,
    through: paint.isSkin === true ? Math.exp(-(((facing - 0.08) / 0.16) ** 2)) * 0.16 * open : 0,
    mirrored: metalReflection(normal, eye) * open,
  }
}

/** 1 in the open, towards 0 in a hollow: how much nearer the surface comes than a free step away would allow. */
export function openness({ distanceAt }: CoarseField, [x, y, z]: Vec3, [nx, ny, nz]: Vec3): number {
  let closed = 0
  for (const [reach, weight] of hollows) {
    const gap = distanceAt(x + nx * reach, y + ny * reach, z + nz * reach)
    closed += (Math.max(0, reach - Math.max(0, gap)) * weight) / reach
  }
  return Math.max(0.06, 1 - closed * 0.5)
}

/** How far out hollows are felt for, and how much each reach counts. */
const hollows = [
  [0.12, 1],
  [0.3, 0.8],
  [0.65, 0.45],
] as const

/** 1 in full light, 0 in full shadow, between them where the lamp is half hidden. */
export function shadow(
  { distanceAt, step }: CoarseField,
  [x, y, z]: Vec3,
  [nx, ny, nz]: Vec3,
  [lx, ly, lz]: Vec3,
): number {
  const [sx, sy, sz] = [x + nx * step * 0.5, y + ny * step * 0.5, z + nz * step * 0.5]
  let seen = 1
  let travelled = step * 1.1
  for (let n = 0; n < 20 && travelled < 6; n++) {
    const gap = distanceAt(sx + lx * travelled, sy + ly * travelled, sz + lz * travelled)
    seen = Math.min(seen, 0.5 + (gap / travelled) * 5)
    if (seen <= 0) return 0
    travelled += Math.max(step * 0.7, Math.min(gap, 0.9))
  }
  return seen ** 2 * (3 - 2 * seen)
}

/** A studio seen in polished metal: dark room, bright band above, pale floor below. */
function metalReflection(normal: Vec3, eye: Vec3): number {
  const mirrored = 2 * dot(normal, eye) * normal[1] - eye[1]
  return 0.25 + 0.9 * Math.max(0, Math.sin(mirrored * 5 + 0.6)) ** 2
}

/** Film: bright things keep their drawing. */
function expose(light: number): number {
  return 1 - Math.exp(-light * 1.15)
}
