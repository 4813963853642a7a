### English. One section a part of the product; keys bear the section's prefix.

## Games and options

game-perfrance = Perfrance
game-preference = Preference
game-priffe = Priffe
game-five-hundred = Five Hundred

## Table

## Start

## Score

## Errors

## Command line
